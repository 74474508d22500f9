import { problemMatcher } from '../cli/check/problem-matcher.ts';
import { tagInjection } from './grammar.ts';

/** Commands of the extension: what a person finds them by. */
export const commands = {
  preview: { command: 'shopTemplate.preview', title: 'Preview theme beside the editor', icon: '$(open-preview)' },
  checkAll: { command: 'shopTemplate.checkAll', title: 'Check all themes of the folder' },
} as const;

/** What the extension for VS Code says of itself; `version` is that of the package. */
export function extensionManifest(version: string, homepage: string | undefined) {
  return {
    name: 'shop-template',
    publisher: 'shop-docs',
    displayName: 'Themes of BASE shops',
    description: 'Findings while you type, completion, hover, formatting and a preview for themes of BASE shops',
    version,
    license: 'MIT',
    ...(homepage && { homepage }),
    engines: { vscode: '^1.91.0' },
    categories: ['Programming Languages', 'Linters', 'Formatters'],
    extensionKind: ['workspace'],
    main: './client.cjs',
    activationEvents: ['onLanguage:html'],
    capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: false },
    contributes: {
      commands: Object.values(commands).map((command) => ({ category: 'Theme', ...command })),
      menus: {
        'editor/title': [{ command: commands.preview.command, when: 'resourceLangId == html', group: 'navigation' }],
        commandPalette: [{ command: commands.preview.command, when: 'editorLangId == html' }],
      },
      grammars: [
        { scopeName: tagInjection.scopeName, path: './tags.tmLanguage.json', injectTo: tagInjection.injectTo },
      ],
      problemMatchers: [{ name: 'shop-template', label: 'Findings in themes', ...problemMatcher }],
    },
  };
}
