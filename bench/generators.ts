import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Doc, type Entry, routeOf, sidebar } from './export-docs.ts';
import { bench, root, work } from './paths.ts';

export interface Command {
  /** Default: the Node.js that runs this. */
  readonly program?: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a reader may touch first. */
export const controls = ['menu', 'contents', 'sidebar group', 'search', 'announcement', 'tabs', 'try-it'] as const;

/** A control, and what shows that its tap has been answered. */
export interface Tap {
  /** What is tapped, as a selector; the first one of the page. */
  readonly control: string;
  /** Selector of what becomes visible, or with `!` in front is no longer, when the tap is answered. */
  readonly answer: string;
}

/** A documentation generator, and how to drive it. */
export interface Generator {
  readonly name: string;
  /** Writes pages and configuration. */
  prepare(dir: string, docs: readonly Doc[]): void;
  build(dir: string): readonly Command[];
  readonly output: string;
  /** What a warm build finds and a cold one does not, below the generator's folder or absolute. */
  readonly caches: readonly string[];
  /** Files of its search index, below the output. */
  readonly searchIndex: RegExp;
  /** True in the page once a click is handled. */
  readonly isInteractive: string;
  /** Whether script waits for the first gesture. */
  readonly hydratesOnTouch?: true;
  /** Opens the search box. */
  readonly searchButton: string;
  /** Links of the sidebar. */
  readonly sidebarLink: string;
  /** Controls that its pages have. */
  readonly taps: Readonly<Partial<Record<(typeof controls)[number], Tap>>>;
}

type Item = { text: string; link?: string; items?: Item[] };
const menu = (entries: readonly Entry[], titles: ReadonlyMap<string, string>): Item[] =>
  entries.flatMap((entry): Item[] => {
    if (typeof entry !== 'string') return [{ text: entry.label, items: menu(entry.items, titles) }];
    return titles.has(entry) ? [{ text: titles.get(entry) ?? entry, link: routeOf(entry) }] : [];
  });

function write(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
}

const quoted = (text: string) => JSON.stringify(text);
const head = ({ title, description }: Doc) =>
  `---\ntitle: ${quoted(title)}\ndescription: ${quoted(description)}\n---\n\n`;
const titlesOf = (docs: readonly Doc[]) => new Map(docs.map(({ id, title }) => [id, title]));
const groups = (docs: readonly Doc[]) => {
  const { api, template } = sidebar();
  const ids = docs.map(({ id }) => id).filter((id) => id.startsWith('growth/'));
  const folders = [...new Set(ids.map((id) => dirname(id)))];
  const grown = folders.map((folder) => ({ label: folder, items: ids.filter((id) => dirname(id) === folder) }));
  return { api, template: [...template, ...grown] };
};
const bin = (path: string) => join(bench, 'node_modules', path);
const nav = [
  { text: 'API', link: '/api/' },
  { text: 'Template', link: '/template/' },
];

const ours: Generator = {
  name: 'This site',
  prepare(dir, docs) {
    write(dir, { 'package.json': '{"type":"commonjs"}' }); // pages are rendered by a script in the output folder
    const grown = docs.filter(({ id }) => id.startsWith('growth/'));
    if (grown.length === 0) return;
    cpSync(join(root, 'site/docs'), join(dir, 'docs'), { recursive: true });
    // Copies are plain Markdown (braces in their prose are no expressions), and no commit says when they changed.
    const more = 'mdx: { format: md }\nlast_update: { date: 2026-01-01 }\n';
    const plain = (doc: Doc) => head(doc).replace(/---\n\n$/, `${more}$&`) + doc.markdown;
    write(dir, Object.fromEntries(grown.map((doc) => [`docs/${doc.id}.md`, plain(doc)])));
  },
  build: (dir) => [
    {
      args: [join(root, 'site/commands/build.mjs'), join(dir, 'build')],
      cwd: root,
      ...(existsSync(join(dir, 'docs')) && { env: { SITE_DOCS: join(dir, 'docs') } }),
    },
  ],
  output: 'build',
  caches: [
    join(root, 'site/.docusaurus'),
    join(root, 'site/node_modules/.cache'),
    join(root, '.cache/compressed'),
    join(root, '.cache/markdown'),
  ],
  searchIndex: /^\/assets\/search\//,
  isInteractive: 'document.documentElement.dataset.hasHydrated === "true"',
  hydratesOnTouch: true,
  searchButton: '.DocSearch-Button',
  sidebarLink: 'aside .menu__link[href^="/"]',
  taps: {
    menu: { control: '.navbar__toggle', answer: '.navbar-sidebar__close' },
    contents: { control: '.theme-doc-toc-mobile > summary', answer: '.theme-doc-toc-mobile a' },
    'sidebar group': {
      control: 'aside details:not([open]) > .menu__caret',
      answer: 'aside [data-tapped] ul a',
    },
    search: { control: '.DocSearch-Button', answer: '.DocSearch-Input' },
    announcement: { control: '.theme-announcement-bar button', answer: '!.theme-announcement-bar' },
    tabs: {
      control: '[role="radiogroup"] span:last-of-type label',
      answer: '[role="radiogroup"] [aria-label="Request in Python"]',
    },
    'try-it': {
      control: 'main .button--primary',
      answer: '[aria-busy], [aria-disabled="true"], form [type="submit"]',
    },
  },
};

/** The browsers that Docusaurus' own template for new sites names. */
const stockBrowsers = ['>0.5%', 'not dead', 'not op_mini all'];

const docusaurus: Generator = {
  name: 'Docusaurus 3.8.1 classic',
  prepare(dir, docs) {
    const titles = titlesOf(docs);
    const items = (entries: readonly Entry[]): unknown[] =>
      entries.flatMap((entry): unknown[] => {
        if (typeof entry !== 'string') return [{ type: 'category', label: entry.label, items: items(entry.items) }];
        return titles.has(entry) ? [entry] : [];
      });
    const { api, template } = groups(docs);
    write(dir, {
      'package.json': JSON.stringify({ name: 'bench-docusaurus', private: true, browserslist: stockBrowsers }),
      'sidebars.js': `module.exports=${JSON.stringify({ api: items(api), template: items(template) })}`,
      'docusaurus.config.js': `module.exports=${JSON.stringify({
        title: 'Shop Docs',
        url: 'https://shop-docs.example',
        baseUrl: '/',
        onBrokenLinks: 'ignore',
        onBrokenAnchors: 'ignore',
        markdown: { format: 'md' },
        presets: [
          ['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false, pages: false }],
        ],
        themeConfig: {
          algolia: { appId: 'APP', apiKey: 'KEY', indexName: 'docs' },
          navbar: { title: 'Shop Docs', items: nav.map(({ text, link }) => ({ label: text, to: link })) },
        },
      })}`,
      ...Object.fromEntries(docs.map((doc) => [`docs/${doc.id}.md`, head(doc) + doc.markdown])),
    });
  },
  build: (dir) => [
    { args: [bin('@docusaurus/core/bin/docusaurus.mjs'), 'build'], cwd: dir, env: { NODE_ENV: 'production' } },
  ],
  output: 'build',
  caches: ['.docusaurus', 'node_modules/.cache', bin('.cache')],
  searchIndex: /^$/,
  isInteractive: 'document.documentElement.dataset.hasHydrated === "true"',
  searchButton: '.DocSearch-Button',
  sidebarLink: 'aside .menu__link[href^="/"]',
  taps: {
    menu: { control: '.navbar__toggle', answer: '.navbar-sidebar__close' },
    contents: { control: '.theme-doc-toc-mobile > button', answer: '.theme-doc-toc-mobile a' },
    'sidebar group': {
      control: 'aside .menu__list-item--collapsed .menu__link--sublist',
      answer: 'aside [data-tapped] ul a',
    },
    search: { control: '.DocSearch-Button', answer: '.DocSearch-Input' },
  },
};

const vitepress: Generator = {
  name: 'VitePress 1.6.4',
  prepare(dir, docs) {
    const { api, template } = groups(docs);
    const titles = titlesOf(docs);
    write(dir, {
      'package.json': '{"name":"bench-vitepress","private":true,"type":"module"}',
      '.vitepress/config.mjs': `export default ${JSON.stringify({
        title: 'Shop Docs',
        cleanUrls: true,
        ignoreDeadLinks: true,
        themeConfig: {
          nav,
          search: { provider: 'local' },
          sidebar: {
            '/api/': menu(api, titles),
            '/template/': menu(template, titles),
            '/growth/': menu(template, titles),
          },
        },
      })}`,
      ...Object.fromEntries(
        docs.map((doc) => [`${doc.id}.md`, `${head(doc)}# ${doc.title}\n\n::: v-pre\n${doc.markdown}\n:::\n`]),
      ),
    });
  },
  build: (dir) => [{ args: [bin('vitepress/bin/vitepress.js'), 'build'], cwd: dir }],
  output: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/.temp'],
  searchIndex: /localSearchIndex/,
  isInteractive: 'Boolean(document.querySelector("#app")?.__vue_app__)',
  searchButton: '.DocSearch-Button',
  sidebarLink: '.VPSidebarItem a.link[href^="/"]',
  taps: {
    menu: { control: '.VPNavBarHamburger', answer: '.VPNavScreen a' },
    contents: { control: '.VPLocalNavOutlineDropdown > button', answer: '.VPLocalNavOutlineDropdown .items a' },
    search: { control: '.DocSearch-Button', answer: '.VPLocalSearchBox input' },
  },
};

const starlight: Generator = {
  name: 'Starlight 0.42.4',
  prepare(dir, docs) {
    const titles = titlesOf(docs);
    const convert = (items: readonly Item[]): unknown[] =>
      items.map(({ text, link, items: below }) =>
        below ? { label: text, items: convert(below) } : { label: text, link },
      );
    const { api, template } = groups(docs);
    const both = [
      { label: 'API', items: convert(menu(api, titles)) },
      { label: 'Template', items: convert(menu(template, titles)) },
    ];
    write(dir, {
      'package.json':
        '{"name":"bench-starlight","private":true,"type":"module","dependencies":{"@astrojs/starlight":"*","astro":"*"}}',
      'astro.config.mjs': `import starlight from '@astrojs/starlight';export default {telemetry:false,site:'https://shop-docs.example',integrations:[starlight({title:'Shop Docs',sidebar:${JSON.stringify(both)}})]}`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';import { docsLoader } from '@astrojs/starlight/loaders';import { docsSchema } from '@astrojs/starlight/schema';export const collections={docs:defineCollection({loader:docsLoader(),schema:docsSchema()})};`,
      ...Object.fromEntries(docs.map((doc) => [`src/content/docs/${doc.id}.md`, head(doc) + doc.markdown])),
    });
  },
  // Wants a newer Node.js than this project.
  build: (dir) => [
    {
      program: bin('node/bin/node'),
      args: [bin('astro/bin/astro.mjs'), 'build'],
      cwd: dir,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    },
  ],
  output: 'dist',
  caches: ['.astro', 'node_modules', bin('.astro')],
  searchIndex: /^\/pagefind\//,
  isInteractive: 'document.readyState === "complete"',
  searchButton: 'site-search button[data-open-modal]',
  sidebarLink: 'nav.sidebar a[href^="/"]',
  taps: {
    menu: { control: '.sl-menu-button', answer: 'nav.sidebar a' },
    contents: { control: 'mobile-starlight-toc summary', answer: 'mobile-starlight-toc a' },
    search: { control: 'site-search button[data-open-modal]', answer: 'site-search dialog input' },
  },
};

const rspress: Generator = {
  name: 'Rspress 1.47.2',
  prepare(dir, docs) {
    const titles = titlesOf(docs);
    const { api, template } = groups(docs);
    write(dir, {
      'package.json': '{"name":"bench-rspress","private":true,"type":"module"}',
      'rspress.config.mjs': `export default ${JSON.stringify({
        root: 'docs',
        title: 'Shop Docs',
        outDir: 'dist',
        route: { cleanUrls: true },
        themeConfig: {
          nav,
          sidebar: {
            '/api/': menu(api, titles),
            '/template/': menu(template, titles),
            '/growth/': menu(template, titles),
          },
        },
      })}`,
      ...Object.fromEntries(docs.map((doc) => [`docs/${doc.id}.md`, `${head(doc)}# ${doc.title}\n\n${doc.markdown}`])),
    });
  },
  build: (dir) => [{ args: [bin('rspress/bin/rspress.js'), 'build'], cwd: dir, env: { NODE_ENV: 'production' } }],
  output: 'dist',
  caches: ['node_modules', bin('.cache')],
  searchIndex: /search_index/,
  isInteractive:
    'Object.keys(document.querySelector("#root, #__rspress_root") ?? {}).some((key) => key.startsWith("__react"))',
  searchButton: '.rspress-nav-search-button',
  sidebarLink: '.rspress-sidebar a[href^="/"]',
  taps: {
    menu: { control: '.rspress-mobile-hamburger', answer: '[class*="navScreen"] a, .rspress-nav-screen a' },
    search: { control: '.rspress-nav-search-button', answer: 'input' },
  },
};

const nextra: Generator = {
  name: 'Nextra 4.6.1',
  prepare(dir, docs) {
    const titles = titlesOf(docs);
    const { api, template } = groups(docs);
    write(dir, {
      'package.json': '{"name":"bench-nextra","private":true,"type":"module"}',
      'next.config.mjs': `import nextra from 'nextra';
export default nextra({ contentDirBasePath: '/' })({ output: 'export', images: { unoptimized: true }, outputFileTracingRoot: ${quoted(bench)}, turbopack: { root: ${quoted(bench)} } });`,
      'mdx-components.jsx': `import { useMDXComponents as themed } from 'nextra-theme-docs';
export const useMDXComponents = (own) => ({ ...themed(), ...own });`,
      'app/layout.jsx': `import { Layout, Navbar } from 'nextra-theme-docs';
import { Head } from 'nextra/components';
import { getPageMap } from 'nextra/page-map';
import 'nextra-theme-docs/style.css';
export const metadata = { title: 'Shop Docs' };
export default async function Root({ children }) {
  return (
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <Head />
      <body>
        <Layout navbar={<Navbar logo="Shop Docs" />} pageMap={await getPageMap()} sidebar={{ defaultMenuCollapseLevel: 1 }}>{children}</Layout>
      </body>
    </html>
  );
}`,
      'app/[[...mdxPath]]/page.jsx': `import { generateStaticParamsFor, importPage } from 'nextra/pages';
import { useMDXComponents } from '../../mdx-components';
export const generateStaticParams = generateStaticParamsFor('mdxPath');
export async function generateMetadata({ params }) { return (await importPage((await params).mdxPath)).metadata; }
const Wrapper = useMDXComponents().wrapper;
export default async function Page(props) {
  const params = await props.params;
  const { default: Content, ...rest } = await importPage(params.mdxPath);
  return <Wrapper {...rest}><Content {...props} params={params} /></Wrapper>;
}`,
      ...orderOfNextra([...menu(api, titles), ...menu(template, titles)]),
      ...Object.fromEntries(
        docs.map((doc) => [`content/${doc.id}.md`, `${head(doc)}# ${doc.title}\n\n${doc.markdown}`]),
      ),
    });
  },
  build: (dir) => [
    {
      args: [bin('next/dist/bin/next'), 'build'],
      cwd: dir,
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    },
    { args: [bin('pagefind/lib/runner/bin.cjs'), '--site', 'out', '--output-subdir', '_pagefind'], cwd: dir },
  ],
  output: 'out',
  caches: ['.next'],
  searchIndex: /^\/_pagefind\//,
  isInteractive: 'Object.keys(document.querySelector("main, article") ?? {}).some((key) => key.startsWith("__react"))',
  searchButton: '.nextra-search input',
  sidebarLink: 'aside.nextra-sidebar a[href^="/"]',
  taps: {
    menu: { control: '.nextra-hamburger', answer: '.nextra-mobile-nav a' },
  },
};

/** Nextra lists pages by folder: a file per folder gives the order of its sidebar. */
function orderOfNextra(items: readonly Item[]): Record<string, string> {
  const names = new Map<string, string[]>();
  const visit = ({ link, items: below }: Item) => {
    if (link) {
      const parts = link.split('/').filter(Boolean);
      parts.forEach((part, depth) => {
        const folder = ['content', ...parts.slice(0, depth)].join('/');
        const known = names.get(folder) ?? [];
        if (!known.includes(part)) names.set(folder, [...known, part]);
      });
    }
    below?.forEach(visit);
  };
  items.forEach(visit);
  return Object.fromEntries(
    [...names].map(([folder, parts]) => [
      `${folder}/_meta.js`,
      `export default ${JSON.stringify(Object.fromEntries(parts.map((part) => [part, ''])))}`,
    ]),
  );
}

/** By the name that `--only` takes. */
export const generators: Readonly<Record<string, Generator>> = {
  ours,
  docusaurus,
  vitepress,
  starlight,
  rspress,
  nextra,
};

/** An empty folder for a generator's site. */
export function freshDir(name: string): string {
  const dir = join(work, name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return dir;
}
