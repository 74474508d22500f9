import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = import.meta.dirname;
const root = join(here, '../../..');

/** What a generator is called, and what a reader types beside `openapi.json`. */
export const generators = [
  ['openapi-fetch', ['openapi-typescript', 'openapi.json', '--output', 'generated/schema.ts']],
  ['hey-api', ['openapi-ts', '--input', 'openapi.json', '--output', 'generated/hey-api']],
  ['orval', ['orval', '--config', 'orval.config.cjs']],
  [
    'swagger-typescript-api',
    ['swagger-typescript-api', 'generate', '-p', 'openapi.json', '-o', 'generated', '-n', 'swagger-typescript-api.ts'],
  ],
  ['oazapfts', ['oazapfts', 'openapi.json', 'generated/oazapfts.ts']],
  ['openapi-client-axios', ['typegen', 'openapi.json']],
  ['openapi-zod-client', ['openapi-zod-client', 'openapi.json', '-o', 'generated/openapi-zod-client.ts']],
  ['kubb', ['kubb', 'generate']],
] as const;

/** A project of its own, as a reader has one: the published description, the serializer, and a client of each generator. */
export async function generateClients(origin: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'generated-clients-'));
  const clients = join(project, 'generated-clients');
  await cp(join(here, 'generated-clients'), clients, { recursive: true });
  await mkdir(join(clients, 'generated'));
  await cp(join(here, '../generated/openapi.json'), join(clients, 'openapi.json'));
  await writeFile(join(clients, 'package.json'), '{ "type": "module" }');
  // What npm has put beside this package, because another one needs another version of it.
  const own = join(here, '../node_modules');
  if (existsSync(own)) await symlink(own, join(clients, 'node_modules'));
  await cp(join(root, 'packages/client/src/form-body.ts'), join(project, 'form-body.ts'));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  const extend = (file: string, include: readonly string[], more: object) => {
    const compilerOptions = { types: ['node'], allowImportingTsExtensions: true, ...more };
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, include };
    return writeFile(join(project, file), JSON.stringify(config));
  };
  await extend(
    'tsconfig.json',
    ['openapi-fetch', 'hey-api', 'orval'].map((name) => `generated-clients/${name}.ts`),
    {},
  );
  // The others write code for `strict`, and for none of the options beyond it.
  await extend('tsconfig.strict.json', ['.'], { noUncheckedIndexedAccess: false, verbatimModuleSyntax: false });
  for (const [name, [command, ...args]] of generators) {
    const printed = await bin(command, args, clients, { BASE_API: origin });
    // This one prints its types.
    if (name === 'openapi-client-axios') await writeFile(join(clients, 'generated/openapi-client-axios.d.ts'), printed);
  }
  return project;
}

/** Runs an installed command; what it prints is the result. */
export async function bin(
  name: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { stdout } = await run(join(root, 'node_modules/.bin', name), args, { cwd, env: { ...process.env, ...env } });
  return stdout;
}
