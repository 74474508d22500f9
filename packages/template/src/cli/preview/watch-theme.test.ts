import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { directoryWith } from '../testing/run-cli.ts';
import { watchTheme } from './watch-theme.ts';

const { folder } = vi.hoisted(() => ({ folder: { tell: (_: string, __: string | null) => {} } }));
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  watch: (_: string, listener: typeof folder.tell) => {
    folder.tell = listener;
    return { close: () => {} };
  },
}));

it('shows a theme when its file has been still for a while, and none of the steps in which it is saved', async () => {
  const { path, remove } = directoryWith({ 'theme.html': '<p>before</p>' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    remove();
  });
  const shown: string[] = [];
  const watched = await watchTheme(join(path, 'theme.html'), () => shown.push(watched.theme().source));
  const save = (text: string) => {
    writeFileSync(join(path, 'theme.html'), text);
    folder.tell('change', 'theme.html');
  };
  for (const step of ['', '<p>', '<p>aft', '<p>after']) {
    save(step);
    vi.advanceTimersByTime(30);
    await pause(20); // what was begun to be read is read
  }
  folder.tell('change', 'other.html');
  save('<p>after</p>');
  vi.advanceTimersByTime(40);
  await vi.waitFor(() => expect(shown).toEqual(['<p>after</p>']));
  watched.close();
});
