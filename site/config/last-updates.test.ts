import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastCommits, warnOfShallowClone } from './last-updates.ts';

test('each file has the date of the last commit that changed it, under its present name', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'last-updates-')));
  const docs = join(root, 'docs');
  mkdirSync(docs);
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: `2026-01-${day}T00:00:00Z` },
    });
  const commit = (day: string, files: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    git(day, 'add', '.');
    git(day, 'commit', '-qm', 'x', '--date=2020-01-01T00:00:00Z');
  };
  git('01', 'init', '-q');
  commit('01', { 'docs/a.md': 'one', 'docs/b é.md': 'one', 'docs/old.md': 'one', 'other.md': 'one' });
  commit('02', { 'docs/a.md': 'two' });
  git('03', 'mv', 'docs/old.md', 'docs/new.md');
  commit('03', { 'other.md': 'two' });
  writeFileSync(join(docs, 'draft.md'), 'not committed');
  const days = [...lastCommits(docs)].map(([file, date]) => [
    file.slice(docs.length + 1),
    date.toISOString().slice(8, 10),
  ]);
  expect(Object.fromEntries(days)).toMatchObject({ 'a.md': '02', 'b é.md': '01', 'new.md': '03' });
  expect(days.flat()).not.toContain('draft.md');
});

test('outside of a repository nothing is known', () => {
  expect(lastCommits(mkdtempSync(join(tmpdir(), 'last-updates-')))).toEqual(new Map());
});

test('a shallow clone is told, a whole one is not', () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'shallow-')));
  const git = (folder: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  const whole = join(root, 'whole');
  mkdirSync(whole);
  git(whole, 'init', '-q');
  for (const each of ['one', 'two']) git(whole, 'commit', '-q', '--allow-empty', '-m', each);
  git(root, 'clone', '-q', '--depth', '1', `file://${whole}`, 'shallow');
  const said = (folder: string) => {
    const sentences: string[] = [];
    warnOfShallowClone(folder, (sentence) => sentences.push(sentence));
    return sentences;
  };
  expect(said(whole)).toEqual([]);
  expect(said(root)).toEqual([]);
  expect(said(join(root, 'shallow'))).toEqual([expect.stringContaining('git fetch --unshallow')]);
});
