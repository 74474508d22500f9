import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { tagInjection } from '../src/vscode/grammar.ts';
import { extensionManifest } from '../src/vscode/manifest.ts';
import { bundleClient, bundleCommand } from './bundle.ts';
import { notices } from './notices.ts';

const home = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(home, path), 'utf8');
/** A date for every file: the same content makes the same archive. */
const date = new Date('1990-01-01T12:00:00');

/**
 * Packs the extension for VS Code, with the server and the preview in it: one file to install, without a network.
 * @param docs Address of the site that findings link to; undefined where it is not known, and then they have no links.
 * @param destination Folder for the file.
 * @returns Path of the file.
 * @see https://code.visualstudio.com/api/working-with-extensions/publishing-extension#packaging-extensions
 */
export async function packVscode(docs: string | undefined, destination: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pack-vscode-'));
  try {
    const inputs = [
      ...(await bundleCommand(join(folder, 'server'), docs)),
      ...(await bundleClient(join(folder, 'client.cjs'))),
    ];
    const { version }: { version: string } = JSON.parse(read('package.json'));
    const manifest = extensionManifest(version, docs);
    const { injectTo: _, ...grammar } = tagInjection;
    const texts: Readonly<Record<string, string>> = {
      'extension.vsixmanifest': vsixManifest(manifest),
      '[Content_Types].xml': contentTypes,
      'extension/package.json': json(manifest),
      'extension/tags.tmLanguage.json': json(grammar),
      // The command is a module; VS Code loads the extension itself as a script.
      'extension/server/package.json': json({ type: 'module' }),
      'extension/readme.md': read('pack/vscode-readme.md'),
      'extension/LICENSE.txt': read('../../LICENSE'),
      'extension/THIRD-PARTY.txt': notices(inputs),
    };
    const archive: Record<string, Uint8Array> = {};
    for (const [name, text] of Object.entries(texts)) archive[name] = new TextEncoder().encode(text);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile()) archive[`extension/${relative(folder, path).replaceAll('\\', '/')}`] = readFileSync(path);
    }
    const file = join(destination, `${manifest.name}-${version}.vsix`);
    writeFileSync(file, zipSync(archive, { level: 9, mtime: date }));
    return file;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

type Manifest = ReturnType<typeof extensionManifest>;

/** What the editor asks before it reads the extension itself. */
function vsixManifest({
  name,
  version,
  publisher,
  displayName,
  description,
  categories,
  engines,
  extensionKind,
}: Manifest) {
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${name}" Version="${version}" Publisher="${publisher}" />
    <DisplayName>${displayName}</DisplayName>
    <Description xml:space="preserve">${description}</Description>
    <Categories>${categories.join(',')}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${engines.vscode}" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionDependencies" Value="" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionPack" Value="" />
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="${extensionKind.join(',')}" />
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code" />
  </Installation>
  <Dependencies />
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.Details" Path="extension/readme.md" Addressable="true" />
    <Asset Type="Microsoft.VisualStudio.Services.Content.License" Path="extension/LICENSE.txt" Addressable="true" />
  </Assets>
</PackageManifest>
`;
}

const types = {
  json: 'application/json',
  vsixmanifest: 'text/xml',
  md: 'text/markdown',
  txt: 'text/plain',
  js: 'application/javascript',
  cjs: 'application/javascript',
  css: 'text/css',
  html: 'text/html',
};
const contentTypes = `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${Object.entries(types)
  .map(([extension, type]) => `<Default Extension=".${extension}" ContentType="${type}" />`)
  .join('')}</Types>
`;
