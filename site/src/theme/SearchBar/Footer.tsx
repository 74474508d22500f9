import translations from '@theme/SearchTranslations';
import type { ReactNode } from 'react';

const texts = translations.modal?.footer ?? {};

const keys = [
  { signs: ['↵'], does: texts.selectText },
  { signs: ['↓', '↑'], does: texts.navigateText },
  { signs: ['esc'], does: texts.closeText },
];

/** The keys of the box, and the service that answers; the engine inside the site is not that service. */
export default function Footer(): ReactNode {
  return (
    <>
      <div className="DocSearch-Logo">
        <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
          {texts.searchByText} Algolia
        </a>
      </div>
      <ul className="DocSearch-Commands">
        {keys.map(({ signs, does }) => (
          <li key={does}>
            {signs.map((sign) => (
              <kbd key={sign} className="DocSearch-Commands-Key">
                {sign}
              </kbd>
            ))}
            <span className="DocSearch-Label">{does}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
