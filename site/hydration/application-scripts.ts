import { names } from './contract.ts';

declare global {
  interface Window {
    /** Addresses of the application's scripts, in the order in which they run. */
    applicationScripts: readonly string[];
  }
}

/** The half of the application that is ours; the other, React, stays in the cache from one version of the site to the next. */
const isOwn = (src: string): boolean => !/\/react\./.test(src);

/** What the application runs that no other version of the site has. */
export const ownScripts = (): readonly string[] => window.applicationScripts.filter(isOwn);

/** The scripts of the page's route, in the folder of the application's. */
function scriptsOfRoute(): readonly string[] {
  const [folder = '/'] = /^.*\//.exec(window.applicationScripts[0] ?? '') ?? [];
  const route = document.documentElement.getAttribute(names.routeScripts);
  return route?.split(' ').map((name) => `${folder}${name}.js`) ?? [];
}

/**
 * Runs the application. The scripts of the page's route come first: the application asks for them as soon as it runs.
 * @param onMissing Called when a script of the application does not arrive.
 */
export function runApplication(onMissing: () => void): void {
  const ofRoute = scriptsOfRoute();
  for (const src of [...ofRoute, ...window.applicationScripts]) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    // The application would wait for a script that is there and has failed: without it, it asks again, and says what fails.
    script.onerror = () => (ofRoute.includes(src) ? script.remove() : onMissing());
    document.head.append(script);
  }
}
