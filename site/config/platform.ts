import { repository } from './repository.ts';

/**
 * Everything about the platform and the operator of this site that another operator would change:
 * names, hosts, links, logo and legal lines. No other file states them, but for the address of the repository.
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
    copyright: 'Shop Docs is an independent guide. It is not made by, and does not speak for, BASE, Inc.',
  },
  announcement: {
    id: 'sandbox-2026-12',
    content: 'Try every API call without an account.',
    /** The page that it leads to, below the base path. */
    to: 'api/users/me#try-it',
  },
} as const;
