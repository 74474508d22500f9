import { execFile } from 'node:child_process';
import { cp, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = import.meta.dirname;
const root = join(here, '../../..');

/** The commands that a reader types, beside `openapi.json`. */
const commands = [
  ['openapi-typescript', 'openapi.json', '--output', 'generated/schema.ts'],
  ['openapi-ts', '--input', 'openapi.json', '--output', 'generated/hey-api'],
  ['orval', '--config', 'orval.config.cjs'],
] as const;

/** A project of its own, as a reader has one: the published description, the recipes, and three generated clients. */
export async function generateClients(origin: string): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'generated-clients-'));
  const clients = join(project, 'generated-clients');
  await cp(join(here, 'generated-clients'), clients, { recursive: true });
  await cp(join(here, 'form-body.ts'), join(project, 'form-body.ts'));
  await cp(join(here, '../generated/openapi.json'), join(clients, 'openapi.json'));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
  await writeFile(join(clients, 'package.json'), '{ "type": "module" }');
  const compilerOptions = { types: ['node'], allowImportingTsExtensions: true };
  await writeFile(
    join(project, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, include: ['.'] }),
  );
  for (const [name, ...args] of commands) await bin(name, args, clients, { BASE_API: origin });
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
