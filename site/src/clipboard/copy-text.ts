import copySelected from 'copy-text-to-clipboard';

/**
 * Copies a text. Browsers have a clipboard for pages that came by a secure connection; on others, and where that one is
 * refused, what is selected can still be copied.
 * @param near Where the text is selected meanwhile: inside a modal dialog, nothing outside of it can be.
 * @returns False where the browser copies nothing at all.
 */
export async function copyText(text: string, near: Element | null = null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text, { target: near?.closest<HTMLElement>('dialog') ?? document.body });
  }
}
