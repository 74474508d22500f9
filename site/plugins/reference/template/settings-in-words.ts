import { type AppId, appNames, type ItemState, itemStateNames, type PageName } from '@shop-docs/template';
import type { ExampleSettings } from '../../../src/components/TemplateExample/example-input.ts';
import { titleOf } from './tag-row.ts';

/**
 * What an example is rendered with, for a reader who does not see its result: `item page; item: Sold out`.
 * @param settings Known to be settings of the sample shop.
 * @returns '' where all is as usual.
 */
export function settingsInWords({ page, item, apps = [], language, options = {} }: ExampleSettings): string {
  const values = Object.entries(options).map(([name, value]) => `${name} = ${value || 'off or empty'}`);
  const parts = [
    page === 'index' ? undefined : titleOf(page as PageName),
    item && `item: ${itemStateNames[item as ItemState]}`,
    apps.length > 0 && `apps: ${apps.map((app) => appNames[app as AppId].name).join(', ')}`,
    language && `language: ${language === 'en' ? 'English' : 'Japanese'}`,
    values.length > 0 && `options: ${values.join(', ')}`,
  ];
  return parts.filter(Boolean).join('; ');
}
