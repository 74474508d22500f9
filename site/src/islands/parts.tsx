import type { ComponentType } from 'react';
import WalkOpener from '../components/OAuthWalk/WalkOpener.tsx';
import Links from '../components/PageLinks/Links.tsx';
import ExampleCall from '../components/Rail/ExampleCall.tsx';
import { readCall } from '../components/Rail/read-call.ts';
import Example from '../components/TemplateExample/Example.tsx';
import type { ExampleSettings } from '../components/TemplateExample/example-input.ts';
import { readExample } from '../components/TemplateExample/read-example.ts';
import type { Opening } from '../components/TryIt/opening.ts';
import { KeptMarkup, keptIn } from './Kept.tsx';
import { readSettings } from './marks.ts';

/** The content of an island, and what it is told. */
export interface Part {
  readonly content: ComponentType<object>;
  readonly props: object;
}

interface Island {
  /** Reads what its content is told out of its markup. The content that few pages have is loaded with the first of them. */
  readonly read: (island: HTMLElement) => Part | Promise<Part>;
  /** Whether it does something before it is pressed. */
  readonly isEager: boolean;
}

const part = <Props extends object>(content: ComponentType<Props>, props: Props): Part => ({
  content: content as ComponentType<object>, // it is drawn with these props alone
  props,
});

/** All islands of documents by their names; settings are what their components have written. */
export const islands: Readonly<Record<string, Island>> = {
  checker: {
    read: async () => part((await import('../components/ThemeChecker/Checker.tsx')).default, {}),
    isEager: true,
  },
  editor: {
    read: async (island) => {
      const { default: StarterTheme } = await import('../components/ThemeEditor/StarterTheme.tsx');
      return part(StarterTheme, { document: island.querySelector('iframe')?.srcdoc ?? '' });
    },
    isEager: true,
  },
  example: {
    read: (island) =>
      part(Example, readExample(island, readSettings(island) as readonly ExampleSettings[] | undefined)),
    isEager: false,
  },
  links: { read: () => part(Links, {}), isEager: true },
  rail: {
    read: (island) =>
      part(ExampleCall, {
        ...readCall(island, readSettings(island) as Opening),
        children: <KeptMarkup html={keptIn(island)} />,
      }),
    isEager: true,
  },
  walk: { read: () => part(WalkOpener, {}), isEager: false },
};
