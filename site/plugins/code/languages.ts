/** Languages with colors: what loads the grammar of each. */
export const grammars = {
  html: () => import('shiki/dist/langs/html.mjs'),
  css: () => import('shiki/dist/langs/css.mjs'),
  javascript: () => import('shiki/dist/langs/javascript.mjs'),
  typescript: () => import('shiki/dist/langs/typescript.mjs'),
  tsx: () => import('shiki/dist/langs/tsx.mjs'),
  json: () => import('shiki/dist/langs/json.mjs'),
  bash: () => import('shiki/dist/langs/bash.mjs'),
  php: () => import('shiki/dist/langs/php.mjs'),
  ruby: () => import('shiki/dist/langs/ruby.mjs'),
  python: () => import('shiki/dist/langs/python.mjs'),
  yaml: () => import('shiki/dist/langs/yaml.mjs'),
  http: () => import('shiki/dist/langs/http.mjs'),
} as const;

/** Other names of languages. */
export const aliases: Readonly<Record<string, string>> = {
  js: 'javascript',
  sh: 'bash',
  shell: 'bash',
  curl: 'bash',
  ts: 'typescript',
  yml: 'yaml',
};

/** Languages that a fence of a page may name; the last ones have no colors. */
export const fenceLanguages: readonly string[] = [
  'template',
  ...Object.keys(grammars),
  ...Object.keys(aliases),
  'lua',
  'text',
  'toml',
];
