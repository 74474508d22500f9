import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import type { ReactNode } from 'react';

/**
 * Replaces the stock bar, which React takes away when it is closed: here an attribute of the root does, which a script of
 * the frame sets, and the stock script in the head when the page arrives (`frame/announcement.ts`). A bar that is switched
 * off stays in the settings: only what stands there decides on the scripts of a page.
 */
export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isAnnounced } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (!announcementBar || isAnnounced === false) return null;
  const { backgroundColor, textColor: color, isCloseable } = announcementBar;
  return (
    <div className={ThemeClassNames.announcementBar.container} style={{ backgroundColor, color }} role="banner">
      <AnnouncementBarContent />
      {isCloseable && <AnnouncementBarCloseButton />}
    </div>
  );
}
