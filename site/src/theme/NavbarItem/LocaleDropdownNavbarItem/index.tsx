import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconLanguage from '@theme/Icon/Language';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Replaces the stock item, which puts query and hash into the links while it hydrates. The built page has neither,
 * React does not patch attributes then, and the links stay bare. Here both come with the render after.
 */
export default function LocaleDropdownNavbarItem({
  mobile,
  dropdownItemsBefore,
  dropdownItemsAfter,
  queryString = '',
  ...props
}: Props): ReactNode {
  const {
    i18n: { currentLocale, locales, localeConfigs },
  } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const location = useLocation();
  const suffix = useIsBrowser() ? `${location.search}${location.hash}` : '';

  const localeItems = locales.map((locale): LinkLikeNavbarItemProps => {
    const activeClassName = mobile ? 'menu__link--active' : 'dropdown__link--active';
    return {
      label: localeConfigs[locale]?.label ?? locale,
      lang: localeConfigs[locale]?.htmlLang,
      to: `pathname://${createUrl({ locale, fullyQualified: false })}${suffix}${queryString}`,
      target: '_self',
      autoAddBaseUrl: false,
      className: locale === currentLocale ? activeClassName : '',
    };
  });

  const label = mobile
    ? translate({ id: 'theme.navbar.mobileLanguageDropdown.label', message: 'Languages' })
    : (localeConfigs[currentLocale]?.label ?? currentLocale);

  return (
    <DropdownNavbarItem
      {...props}
      className={locales.length > 1 ? props.className : `${props.className ?? ''} ${styles.single}`}
      mobile={mobile}
      label={
        <>
          <IconLanguage className={styles.iconLanguage} />
          {label}
        </>
      }
      items={[...dropdownItemsBefore, ...localeItems, ...dropdownItemsAfter]}
    />
  );
}
