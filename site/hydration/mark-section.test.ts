import { expect, it } from 'vitest';
import { markSection } from './mark-section.ts';
import { openPage } from './testing/open-page.ts';

const contents = ['first', 'second', 'third'].map((id) => `<li><a href="#${id}">${id}</a></li>`).join('');
const body = `<h2 id="first">First</h2><p id="above">A row</p><h2 id="second">Second</h2><p id="row">A row</p>
  <h2 id="third">Third</h2><ul class="table-of-contents">${contents}</ul>`;

/** What the contents mark when the reader came to an element. */
function marked(id: string): (string | null)[] {
  openPage(body);
  markSection(document.getElementById(id));
  return [...document.querySelectorAll('.table-of-contents__link--active')].map(({ textContent }) => textContent);
}

it('the section of the heading, or of what stands below it, is marked and no other', () => {
  expect(marked('second')).toEqual(['second']);
  expect(marked('row')).toEqual(['second']);
  expect(marked('above')).toEqual(['first']);
});

it('an address that leads to no part of the page marks none', () => {
  expect(marked('missing')).toEqual([]);
});
