import { appIds, appOfState } from '@shop-docs/template';
import { expect, test } from 'vitest';
import { readSettings, stateNames } from './settings.ts';
import { reduceSettings, type SettingsAction } from './settings-action.ts';

const start = readSettings({ page: 'item', itemId: 3, apps: ['search'], options: { 'color:Text': '#000' } });
const after = (...actions: readonly SettingsAction[]) => actions.reduce(reduceSettings, start);

test('another page keeps the shop and leaves what belonged to the old page', () => {
  const { page, itemId, apps } = after({ type: 'page-opened', page: { page: 'index' } });
  expect({ page, itemId, apps }).toEqual({ page: 'index', itemId: undefined, apps: start.apps });
});

test('a state of an item brings the app that shows it, and an empty shop has no item', () => {
  const item = stateNames.find((name) => appOfState[name] && !start.apps.includes(appOfState[name]));
  const chosen = after({ type: 'item-chosen', item });
  expect(chosen).toMatchObject({ item, apps: [...start.apps, item && appOfState[item]] });
  const emptied = reduceSettings(chosen, { type: 'shop-emptied' });
  expect(emptied.empty).toBe(true);
  expect(emptied).not.toHaveProperty('item');
  expect(reduceSettings(emptied, { type: 'item-chosen', item }).empty).toBeUndefined();
});

test('an app is installed and removed; all are installed while one is missing, else removed', () => {
  expect(after({ type: 'app-switched', app: 'label', isInstalled: true }).apps).toEqual([...start.apps, 'label']);
  expect(after({ type: 'app-switched', app: 'search', isInstalled: false }).apps).toEqual([]);
  expect(after({ type: 'all-apps-switched' }).apps).toEqual(appIds);
  expect(after({ type: 'all-apps-switched' }, { type: 'all-apps-switched' }).apps).toEqual([]);
});

test('a choice of the owner stands beside the others until all are the theme’s own again', () => {
  const chosen = after({ type: 'option-chosen', name: 'text:Title', value: 'Mugs' });
  expect(chosen.options).toEqual({ 'color:Text': '#000', 'text:Title': 'Mugs' });
  expect(reduceSettings(chosen, { type: 'options-cleared' }).options).toEqual({});
});

test('a language is chosen, and a reset takes it back with all else', () => {
  const changed = after({ type: 'language-chosen', language: 'en' }, { type: 'shop-emptied' });
  expect(changed.language).toBe('en');
  expect(reduceSettings(changed, { type: 'reset', settings: start })).toBe(start);
});
