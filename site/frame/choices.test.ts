import { expect, it } from 'vitest';
import { openPage } from '../hydration/testing/open-page.ts';
import { attendChoices } from './choices.ts';

const radio = (group: string, language: string, more = '') =>
  `<input type="radio" name="${group}" data-language="${language}" ${more}>`;
const samples = (group: string) => radio(group, 'curl', 'checked') + radio(group, 'python');
const page = `<label class="show-marks"><input type="checkbox" checked></label>${samples('one')}${samples('two')}`;

const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-language]')]
    .filter(({ checked }) => checked)
    .map(({ dataset }) => dataset.language);
const showsMarks = () => document.querySelector<HTMLInputElement>('.show-marks > input')?.checked;
const storage = () => Object.fromEntries(Object.entries(localStorage));

function press(selector: string): void {
  const input = document.querySelector<HTMLInputElement>(selector);
  input?.click();
}

it('a language that is chosen is that of all samples of the page, and is kept', () => {
  openPage(page);
  attendChoices();
  expect(chosen()).toEqual(['curl', 'curl']);
  press('[name="one"][data-language="python"]');
  expect(chosen()).toEqual(['python', 'python']);
  expect(storage()).toEqual({ 'docusaurus.tab.language': 'python' });
});

it('marks that are taken away are kept away', () => {
  openPage(page);
  attendChoices();
  press('.show-marks > input');
  expect(storage()).toEqual({ 'docusaurus.marks': 'false' });
  expect(showsMarks()).toBe(false);
});

it('a later page begins with what was chosen, and so does what comes into it', async () => {
  const opened = openPage(page);
  localStorage.setItem('docusaurus.tab.language', 'python');
  localStorage.setItem('docusaurus.marks', 'false');
  attendChoices();
  expect([chosen(), showsMarks()]).toEqual([['python', 'python'], false]);
  document.body.insertAdjacentHTML('beforeend', samples('three'));
  await opened.pass(1);
  expect(chosen()).toEqual(['python', 'python', 'python']);
});

it('a page that comes back from the memory of the browser has what was chosen meanwhile', async () => {
  const opened = openPage(page);
  attendChoices();
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);
  localStorage.setItem('docusaurus.tab.language', 'python');
  localStorage.setItem('docusaurus.marks', 'false');
  comeBack(false);
  expect([chosen(), showsMarks()]).toEqual([['curl', 'curl'], true]);
  comeBack(true);
  expect([chosen(), showsMarks()]).toEqual([['python', 'python'], false]);
  document.body.insertAdjacentHTML('beforeend', samples('three'));
  await opened.pass(1);
  expect(chosen()).toEqual(['python', 'python', 'python']);
});

it.each(['', 'cobol', '"]', 'null'])('a language %o that there is not changes nothing', (language) => {
  openPage(page);
  localStorage.setItem('docusaurus.tab.language', language);
  attendChoices();
  expect(chosen()).toEqual(['curl', 'curl']);
});

it('without storage a choice holds for its page', () => {
  openPage(page);
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new Error('denied');
    },
    configurable: true,
  });
  attendChoices();
  press('[name="two"][data-language="python"]');
  expect(chosen()).toEqual(['python', 'python']);
});
