import { Window } from 'happy-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** A browser as far as copying goes. @param clipboard What `navigator` has. @param command What copies what is selected. */
function browser(clipboard: object | undefined, command: () => boolean = () => false) {
  const { document } = new Window();
  document.body.innerHTML = '<dialog open><button>Copy</button></dialog><button>Copy</button>';
  const selected: (string | undefined)[] = [];
  Object.assign(document, {
    execCommand: () => {
      const field = document.querySelector('textarea');
      selected.push(`${field?.parentElement?.localName}: ${field?.value}`);
      return command();
    },
  });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { clipboard });
  const button = (selector: string) => document.querySelector(selector) as unknown as Element; // one of happy-dom
  return { selected, button, left: () => document.querySelectorAll('textarea').length };
}

afterEach(() => void vi.unstubAllGlobals());

it('a secure page writes to the clipboard', async () => {
  const written: string[] = [];
  const { selected } = browser({ writeText: async (text: string) => void written.push(text) });
  expect(await copyText('a')).toBe(true);
  expect([written, selected]).toEqual([['a'], []]);
});

it('a page without a clipboard copies what it selects, and leaves nothing behind', async () => {
  const { selected, left } = browser(undefined, () => true);
  expect(await copyText('a\n b')).toBe(true);
  expect([selected, left()]).toEqual([['body: a\n b'], 0]);
});

it('in a dialog the text is selected inside of it', async () => {
  const { selected, button } = browser(undefined, () => true);
  await copyText('a', button('dialog button'));
  await copyText('b', button('body > button'));
  expect(selected).toEqual(['dialog: a', 'body: b']);
});

it('a clipboard that refuses is no end', async () => {
  const refuses = { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) };
  browser(refuses, () => true);
  expect(await copyText('a')).toBe(true);
});

it('a browser that copies nothing says so', async () => {
  browser(undefined);
  expect(await copyText('a')).toBe(false);
});
