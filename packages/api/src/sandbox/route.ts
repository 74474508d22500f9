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

/** What is said about a path that no operation has, with the one that was probably meant. */
export function unknownPath(pathname: string): string {
  const single = pathname
    .replace(/^\/*(?:v?\d+(?=\/))?\/*/, '/1/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  const meant = [
    single,
    single.replace(/\/(\d+|[0-9A-F]{16})$/, '/detail/$1'), // an ID or a key behind the list
  ].find((path) => path !== pathname && route(path).rules.length > 0);
  return `No operation has the path ${pathname}.${meant ? ` Did you mean ${meant}?` : ''}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
