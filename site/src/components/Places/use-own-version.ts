import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';

/**
 * Keeps the reader in the version of the page: leads the address of a page that grows on to the same page of a cut
 * version, when the reader is in one that has it. Of links in texts the build does it.
 */
export function useOwnVersion(): (to: string) => string {
  const version = useActivePluginAndVersion()?.activeVersion;
  if (!version || version.isLast) return (to) => to;
  const pages = new Set(version.docs.map(({ path }) => plain(path)));
  return (to) => {
    const own = `${version.path}${to}`;
    return pages.has(plain(own)) ? own : to;
  };
}

/** A path without query, fragment and slash at the end. */
const plain = (path: string): string => path.replace(/[?#].*$/s, '').replace(/\/$/, '');
