import { type CompactOperation, compactOperations } from '../description/compact.ts';

/** The operations at a path, and what stands in the place of its placeholder ('' when nothing does). */
export function route(pathname: string): { rules: readonly CompactOperation[]; path: Record<string, string> } {
  const path: Record<string, string> = {};
  const rules = compactOperations.filter((rule) => {
    const [, fixed, name] = /^(.*?)(?:\/\{(\w+)\})?$/.exec(rule.path.split('#')[0] ?? '') ?? [];
    if (!name) return pathname === fixed || pathname === `${fixed}/`;
    const rest =
      pathname === fixed ? '' : pathname.startsWith(`${fixed}/`) ? pathname.slice((fixed ?? '').length + 1) : null;
    if (rest === null || rest.includes('/')) return false;
    path[name] = decode(rest);
    return true;
  });
  return { rules, path };
}

/** What is said about a path that no operation has. Most often it has a slash too many. */
export function unknownPath(pathname: string): string {
  const single = pathname.replaceAll(/\/{2,}/g, '/');
  const isKnown = single !== pathname && route(single).rules.length > 0;
  return `No operation has the path ${pathname}.${isKnown ? ` Write it with single slashes: ${single}` : ''}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
