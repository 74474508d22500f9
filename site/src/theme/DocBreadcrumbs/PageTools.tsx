import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { names } from '@site/hydration/contract.ts';
import type { ReactNode } from 'react';
import { platform } from '../../../config/platform.ts';
import { copyPage } from './copy-page.ts';

/**
 * What a reader does with a page: take its marks away, copy its text, hand it to an assistant. The frame of the page
 * remembers the marks; without script the switch works, and so do the links.
 */
export default function PageTools(): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const markdown = `${metadata.permalink.replace(/\/?$/, '/')}index.md`;
  const question = translate({ message: 'Read {address}' }, { address: siteConfig.url + markdown });
  return (
    <div className="page-tools" data-search="skip" data-print="skip">
      <label className="show-marks">
        <input type="checkbox" defaultChecked /> {translate({ message: 'Show marks' })}
      </label>
      <details className={names.pageMenu}>
        <summary className="button button--sm">{translate({ message: 'Copy page' })}</summary>
        <ul>
          <li>
            <button type="button" onClick={({ currentTarget }) => void copyPage(markdown, currentTarget)}>
              {translate({ message: 'Copy as Markdown' })}
            </button>
          </li>
          <li>
            <a href={markdown}>{translate({ message: 'View as Markdown' })}</a>
          </li>
          {platform.assistants.map(({ name, address }) => (
            <li key={name}>
              <a href={address + encodeURIComponent(question)} rel="noreferrer">
                {translate({ message: 'Open in {name}' }, { name })}
              </a>
            </li>
          ))}
          <li>
            <button type="button" {...{ [names.control]: 'shortcuts' }}>
              {translate({ message: 'Keyboard shortcuts' })}
            </button>
          </li>
        </ul>
      </details>
    </div>
  );
}
