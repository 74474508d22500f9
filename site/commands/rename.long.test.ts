import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { cacheDir, root } from '../../scripts/setup/paths.mjs';
import { platform } from '../config/platform.ts';

/** Below the project, so that the packages of the project are found from there. */
const copy = join(cacheDir, 'renamed');
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Copies what Git knows. */
function copyTracked(): void {
  rmSync(copy, { recursive: true, force: true });
  const options = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  for (const path of execFileSync('git', options, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { force: true });
  }
  symlinkSync(join(root, 'site/node_modules'), join(copy, 'site/node_modules'));
}

const texts = /\.(html|js|css|svg|json|xml|txt|md|ya?ml|webmanifest)$/;
const run = (script: string) =>
  spawnSync(process.execPath, ['--import', 'tsx', script], { cwd: copy, encoding: 'utf8', maxBuffer: 64e6 });

it('under another name and address, no file of the build keeps the old ones', () => {
  copyTracked();
  const { name, url, repository } = platform.site;
  for (const file of ['site/config/platform.ts', 'site/config/repository.ts']) {
    const renamed = readFileSync(join(copy, file), 'utf8')
      .replaceAll(name, 'Acme Guide')
      .replaceAll(url, 'https://acme.example')
      .replaceAll(repository, 'https://git.acme.example/guide');
    writeFileSync(join(copy, file), renamed);
  }
  expect(run('scripts/brand.ts').stdout).toContain('Drawn');
  const { status, stdout, stderr } = run('site/commands/build.mjs');
  expect(status, stdout + stderr).toBe(0);
  const built = join(copy, 'site/build');
  const keeping = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => texts.test(file))
    .filter((file) => {
      const text = readFileSync(join(built, file), 'utf8');
      return [name, url, repository].some((old) => text.includes(old));
    });
  expect(keeping).toEqual([]);
  expect(readFileSync(join(built, 'img/social-card.svg'), 'utf8')).toContain('Acme Guide');
});
