import { visibleLine } from '@shop-docs/server/visible';
import { readDesignOptions } from '../../parse/read-design-options.ts';
import type { Command } from '../command.ts';
import { Failure } from '../failure.ts';
import { program } from '../program.ts';
import { readApps } from '../read-apps.ts';
import { readArguments } from '../read-arguments.ts';
import { readChoice, readNumber } from '../read-choice.ts';
import { docsDefault, readDocs } from '../read-docs.ts';
import { readOptions } from '../read-options.ts';
import { colors, print } from '../terminal.ts';
import { readTheme } from '../theme-file.ts';
import { openBrowser } from './open-browser.ts';
import { barPath, type PreviewInput, servePreview } from './preview-server.ts';

export const previewCommand: Command = {
  help: `Usage: ${program} preview FILE [flags]

  FILE               A theme. The page follows it when you save, and shows what the checker finds.
  --port N           Port, 0 to 65535; 0 takes a free one. Default 4040.
  --open             Opens the page in the browser.
  --host ADDRESS     Listens on this address, or on all with 0.0.0.0, for a phone in the same network; prints the
                     addresses to open there, with a token that nobody guesses. Default 127.0.0.1.
  --apps APPS        Installed apps: typical (default), all, none, or a list such as sale,label.
  --lang LANG        Language of the texts that the platform prints: ja (default) or en.
  --option NAME=VALUE  A design option, such as "color:Main=#cc0000"; repeat it for more.
  --docs URL         Site that explains the rules. ${docsDefault}

The bar of the page changes all of these. Scripts of the theme run, and load what they ask for.
`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      port: { type: 'string', default: '4040' },
      open: { type: 'boolean', default: false },
      host: { type: 'string' },
      apps: { type: 'string', default: 'typical' },
      lang: { type: 'string', default: 'ja' },
      option: { type: 'string', multiple: true, default: [] },
      docs: { type: 'string' },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0)
      throw new Failure(`Unexpected ${more[0] ?? 'end'}, expected one file: ${program} preview theme.html`);
    const port = readNumber('--port', values.port, 0, 65_535);
    const apps = readApps(values.apps);
    const language = readChoice('--lang', values.lang, ['ja', 'en']);
    const docs = readDocs(values.docs);
    const { source } = await readTheme(file);
    const options = readOptions(values.option, readDesignOptions(source));
    const state = { apps, language, published: true, logo: 'image', options } as const;
    await serve({ file, port, docs, host: values.host, state }, values.open);
    return 0;
  },
};

async function serve(input: PreviewInput, open: boolean): Promise<void> {
  const server = await servePreview(input).catch((error: unknown) => {
    throw explainListening(error, input);
  });
  const address = server.origin + barPath;
  const invitations = server.invitations.map((each) => `On another device: ${colors.bold(each)}\n`).join('');
  await print(`Preview of ${visibleLine(input.file)} at ${colors.bold(address)}\n${invitations}Ctrl+C stops it.\n`);
  if (open) openBrowser(address);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  await server.close();
}

function explainListening(error: unknown, { port, host }: PreviewInput): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new Failure(
      `Unexpected program on port ${port}, expected a free one: stop it, or choose another with --port.`,
    );
  if (code === 'EACCES')
    return new Failure(`Unexpected refusal of port ${port}, expected one that you may use: choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new Failure(`Unexpected --host ${host}, expected an address of this machine, or 0.0.0.0 for all.`);
  return error;
}
