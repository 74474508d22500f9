import { repository } from './repository.ts';

/** What the settings may leave open. */
interface Open {
  readonly until: string | undefined;
  readonly script: string | undefined;
  readonly origins: readonly string[];
}
const open: Open = { until: undefined, script: undefined, origins: [] };

/**
 * Everything about the platform and the operator of this site that another operator would change:
 * names, hosts, links, logo, colors and legal lines. No other file states them, but for the address of the repository.
 * After a change of name, logo, colors or card, `npm run brand` draws what is made of them.
 */
export const platform = {
  /** Name of the documented platform. */
  name: 'BASE',
  /** The platform's own addresses. */
  links: {
    home: 'https://thebase.com/',
    developers: 'https://developers.thebase.com/',
    officialApiDocs: 'https://docs.thebase.in/api/',
    officialTemplateDocs: 'https://docs.thebase.in/template/',
  },
  /** Where the documented API answers. */
  apiHost: 'https://api.thebase.in',
  /** This site. `url` is where the built site is published. */
  site: {
    name: 'Shop Docs',
    title: 'Shop Docs for BASE',
    tagline: 'Build on the API, write a theme, and see it work before it goes live',
    description:
      'Documentation of the API and the template language of BASE shops, in English: calls you can try and templates that run.',
    url: 'https://shop-docs.example',
    version: '1.0.0',
    repository,
    branch: 'main',
    logo: 'img/logo.svg',
    /** Colors of the brand, as six digits: of links and buttons, of soft areas, and of selected text; then on dark ground. */
    colors: {
      accent: '#0b665c',
      accentSoft: '#e4f2f0',
      selection: '#bcded9',
      dark: { accent: '#63cdbb', accentSoft: '#14312f', selection: '#27504c' },
    },
    /** Lines of the picture that others show with a link to the site, below its name. */
    card: ['The API and the template language of BASE,', 'in English, with examples that run.'],
    copyright: 'Shop Docs is an independent guide. It is not made by, and does not speak for, BASE, Inc.',
  },
  /** Assistants that a reader can open with the address of a page; a question is added to the address. None is called by itself. */
  assistants: [
    { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
    { name: 'Claude', address: 'https://claude.ai/new?q=' },
  ],
  announcement: {
    /** `false` leaves it out. */
    isShown: true,
    /** A new id shows it again to readers who closed the one before. */
    id: 'sandbox-2026-12',
    content: 'Try every API call without an account.',
    /** The page that it leads to, below the base path. */
    to: 'api/users/me#try-it',
    /** Day from which on it is not shown, such as `2027-03-01`, also on pages that were built before. */
    until: open.until,
  },
  /** Origins besides our own that the policy lets in, such as `https://forms.example.com`. */
  origins: {
    /** That scripts call. */
    connect: open.origins,
    /** That scripts come from. */
    scripts: open.origins,
    images: open.origins,
    frames: open.origins,
    /** That forms are sent to. */
    forms: open.origins,
  },
  /**
   * Counts visits: the address of a script, or its path below `site/static`. It runs once when a page is loaded, and hears
   * the event `page-change` of `window` when a reader goes on within the application.
   */
  counter: { script: open.script },
} as const;
