/** Whether a style sheet holds rules: one that did not arrive is there all the same, and refuses to be read. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return (sheet?.cssRules.length ?? 0) > 0;
  } catch {
    return false;
  }
}

/**
 * The home page warns of a wrong base URL when the application is missing after load. It is missing by design until
 * the first gesture, so a style sheet that arrived stands in for it.
 */
export function vouchForBaseUrl(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  if (sheets.every(hasArrived)) window.docusaurus ??= { prefetch: () => false, preload: () => false };
}
