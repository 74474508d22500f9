/**
 * The home page warns of a wrong base URL when the application is missing after load. It is missing by design until
 * the first gesture, so a color of the style sheet stands in for it.
 */
export function vouchForBaseUrl(): void {
  if (getComputedStyle(document.documentElement).getPropertyValue('--shop-ink'))
    window.docusaurus ??= { prefetch: () => false, preload: () => false };
}
