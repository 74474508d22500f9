import { translate } from '@docusaurus/Translate';
import Island from '@site/src/islands/Island.tsx';
import type { ReactNode } from 'react';
import Example, { type Shown } from './Example.tsx';
import type { ExampleSettings } from './example-input.ts';
import { frameDocument, hasScript } from './frame-document.ts';
import { usual } from './read-example.ts';

interface Props extends Omit<Shown, 'caption' | 'document' | 'label'> {
  /** The rendered template, made at build time. */
  result: string;
  title?: string;
  settings: ExampleSettings;
}

/** A template beside what the sample shop makes of it; it becomes an editor when the reader or a shared link asks. */
export default function TemplateExample({ result, title, ...shown }: Props): ReactNode {
  const { settings, states = [] } = shown;
  const all = [settings, ...states.slice(1).map((state) => state.settings)];
  return (
    <Island
      name="example"
      settings={JSON.stringify(all) === JSON.stringify(usual) ? undefined : all}
      data-example
      data-stage
    >
      <Example
        {...shown}
        caption={title ?? translate({ message: 'Example' })}
        document={frameDocument(result, settings.language)}
        label={
          hasScript(result)
            ? translate({ message: 'Result in the sample shop; its script does not run here' })
            : translate({ message: 'Result in the sample shop' })
        }
      />
    </Island>
  );
}
