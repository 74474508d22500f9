import { type AppId, appIds, type ItemState, type Language, type PageRequest } from '@shop-docs/template';
import { type RunSettings, withItem, withoutItems, withPage } from './settings.ts';

/** What a reader changes about the shop that a template runs in. */
export type SettingsAction =
  | { readonly type: 'page-opened'; readonly page: PageRequest }
  | { readonly type: 'item-chosen'; readonly item: ItemState | undefined }
  | { readonly type: 'shop-emptied' }
  | { readonly type: 'language-chosen'; readonly language: Language }
  | { readonly type: 'app-switched'; readonly app: AppId; readonly isInstalled: boolean }
  | { readonly type: 'all-apps-switched' }
  | { readonly type: 'option-chosen'; readonly name: string; readonly value: string }
  | { readonly type: 'options-cleared' }
  | { readonly type: 'reset'; readonly settings: RunSettings };

/** The settings after a change. */
export function reduceSettings(settings: RunSettings, action: SettingsAction): RunSettings {
  const { apps, options } = settings;
  switch (action.type) {
    case 'page-opened':
      return withPage(settings, action.page);
    case 'item-chosen':
      return withItem(settings, action.item);
    case 'shop-emptied':
      return withoutItems(settings);
    case 'language-chosen':
      return { ...settings, language: action.language };
    case 'app-switched':
      return {
        ...settings,
        apps: action.isInstalled ? [...apps, action.app] : apps.filter((each) => each !== action.app),
      };
    case 'all-apps-switched':
      return { ...settings, apps: apps.length < appIds.length ? appIds : [] };
    case 'option-chosen':
      return { ...settings, options: { ...options, [action.name]: action.value } };
    case 'options-cleared':
      return { ...settings, options: {} };
    case 'reset':
      return action.settings;
  }
}
