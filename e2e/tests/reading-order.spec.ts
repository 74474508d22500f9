import { platform } from '../../site/config/platform.ts';
import { open } from '../support/awake.ts';
import { expect, test } from '../support/test.ts';

/** What is heard of each part that takes input: its name, its controls by their names, and their order. */

test('a call: its head, its languages by name, the request, the example of an answer', async ({ page }) => {
  await open(page, '/api/items/detail');
  await expect(page.getByRole('region', { name: 'Example call' })).toMatchAriaSnapshot(`
    - region "Example call":
      - heading "Example call" [level=2]
      - button "Send"
      - button "Edit values"
      - radiogroup "Language of the sample":
        - radio "curl" [checked]
        - text: curl
        - radio "JavaScript"
        - text: JavaScript
        - radio "PHP"
        - text: PHP
        - radio "Ruby"
        - text: Ruby
        - radio "Python"
        - text: Python
        - group "Request in curl":
          - code: /curl/
        - button "Copy"
      - figure "Example response":
        - text: Example response
        - group "Example response":
          - code
        - button "Copy"
  `);
});

test('a form: Send before the values, each value with its name and rule, the answer after the request', async ({
  page,
}) => {
  await open(page, '/api/items/delete');
  await page.getByRole('button', { name: 'Edit values' }).click();
  const panel = page.getByRole('region', { name: 'Call the sandbox shop' });
  await expect(panel.getByRole('textbox', { name: 'item_id' })).toHaveAccessibleDescription(/\w/);
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel.locator('[data-status]')).toBeVisible();
  await expect(panel).toMatchAriaSnapshot(`
    - region "Call the sandbox shop":
      - heading "Call the sandbox shop" [level=2]
      - button "Send"
      - button "Close"
      - group:
        - text: Values Access token of the sandbox, with all scopes
        - textbox "Access token"
        - code: item_id
        - text: required integer
        - textbox "item_id required"
        - paragraph:
          - button "Fill in the example"
      - radiogroup "Language of the sample"
      - status: Response 200 OK
      - paragraph: /^200 OK /
      - group "Body of the response"
      - button "Copy"
      - group: /See an error happen/
      - group: Control the shop
      - button "Reset the shop"
  `);
});

test('an example: its caption, the button that opens it, the template, the result', async ({ page }) => {
  await open(page, '/template/apps/sale_app');
  const example = page.getByRole('figure').filter({ has: page.getByRole('button', { name: 'Edit and run' }) });
  await example.first().scrollIntoViewIfNeeded();
  await expect(example.first().locator('[data-frame] iframe')).toBeAttached();
  await expect(
    page
      .getByRole('figure')
      .filter({ has: page.locator('[data-frame]') })
      .filter({ has: page.getByRole('button', { name: 'Edit and run' }) })
      .first(),
  ).toMatchAriaSnapshot(`
    - figure:
      - button "Edit and run"
      - group /template$/
      - button "Copy"
      - text: Result in the sample shop
      - group "State of the sample shop":
        - button "In a sale" [pressed]
        - button "Empty shop"
      - iframe
  `);
});

test('an editor: what it edits, its buttons, the switches, the template with its problems, the result', async ({
  page,
}) => {
  await open(page, '/template/apps/sale_app');
  await page.getByRole('button', { name: 'Edit and run' }).first().click();
  const field = page.getByRole('textbox', { name: /: template$/ });
  await field.fill('<p>{ItemTitel}</p>');
  await expect(page.getByText('1 error')).toBeVisible();
  await expect(field).toHaveAccessibleDescription(/1 error/);
  await expect(page.getByRole('region', { name: /: editor$/ })).toMatchAriaSnapshot(`
    - region /editor$/:
      - strong
      - status
      - button "Reset"
      - button "Copy link"
      - button "Close"
      - combobox "Page"
      - combobox "Item"
      - combobox "Language"
      - group: /Apps/
      - textbox /template$/
      - paragraph:
        - status: 1 error
      - list "Problems":
        - listitem:
          - button /go to line 1, column 4/
          - link "What this means"
      - iframe
  `);
});

test('the search box: its field, its hits by section with what they are, the way to all', async ({ page }) => {
  await open(page, '/api/items/add');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('stock');
  await expect(page.getByRole('row').first()).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Search' })).toMatchAriaSnapshot(`
    - dialog "Search":
      - search:
        - combobox "Search" [expanded]: stock
        - button "Clear the query"
      - text: API reference
      - grid "API reference":
        - row /^Set the stock/ [selected]
      - text: Template guide
      - grid "Template guide":
        - row "Stock Items"
  `);
});

test('the menu of a phone: the way out, the way back, the sections of the guide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/api/items/add');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.navbar-sidebar')).toMatchAriaSnapshot(`
    - dialog "Navigation":
      - link "${platform.site.name}"
      - button "Close navigation bar"
      - button /Back to main menu/
      - list:
        - listitem:
          - link "Start here"
  `);
});

test('the checker: the theme, the button, its choices, the report in groups', async ({ page }) => {
  await open(page, '/template/guideline/check_list');
  await page
    .getByRole('textbox', { name: 'Source of the theme' })
    .fill('<!DOCTYPE html><html><body>{block:Items}<p>{ItemTitel}</p>{/block:Items}</body></html>');
  await page.getByRole('button', { name: 'Check the theme' }).click();
  await expect(page.getByRole('region', { name: 'Report' })).toMatchAriaSnapshot(`
    - region "Report":
      - status: /[0-9]+ problems/
      - button /Apply [0-9]+ safe fix/
      - button "Download the theme"
      - group "Show":
        - radio "All" [checked]
      - heading /Required tags/ [level=3]
      - list "Required tags":
        - listitem
  `);
  await expect(page.locator('article')).toMatchAriaSnapshot(`
    - text: /Source of the theme/
    - textbox "Source of the theme"
    - button "Check the theme"
    - combobox "The theme is for"
    - button "Or choose a file"
    - region "Report"
  `);
});
