import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** Milliseconds for which a button says what came of a press. */
const shownFor = 2000;

/**
 * A button that copies.
 * @param label What the button says as long as nothing was copied.
 * @returns What it says, whether that is news, and what copies a text when it is pressed.
 */
export function useCopy(label: string) {
  const [said, say] = useState('');
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => say(''), shownFor);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (text: string, button: Element) =>
    say((await copyText(text, button)) ? translate({ message: 'Copied' }) : translate({ message: 'Not copied' }));
  return { label: said || label, isNews: said !== '', copy };
}
