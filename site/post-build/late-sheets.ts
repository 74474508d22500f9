/** Sheets that a script fetches: the bundler puts their address together while it runs, with the hash as it is. */
export function sheetsOfScripts(
  sheets: readonly string[],
  scripts: readonly string[],
  read: (path: string) => string,
): string[] {
  const hashIn = (path: string) => /\.([0-9a-f]{8})\.css$/.exec(path)?.[1];
  const late = new Set(sheets.filter((path) => hashIn(path) === undefined));
  for (const script of scripts) {
    const text = read(script);
    for (const path of sheets) if (text.includes(hashIn(path) ?? path)) late.add(path);
  }
  return [...late];
}

/** A sheet that a script fetches. */
export interface LateSheet {
  readonly path: string;
  /** Its letters. */
  readonly size: number;
  /** Classes that no sheet of all pages has. */
  readonly classes: readonly string[];
}

/** As few sheets as have all classes: the bundler puts the styles of a part into the sheet of each page that has it. */
export function fewest(sheets: readonly LateSheet[], classes: ReadonlySet<string>): string[] {
  const chosen: string[] = [];
  const asked = (sheet: LateSheet) => sheet.classes.filter((name) => classes.has(name));
  const bySize = sheets.toSorted((a, b) => asked(b).length - asked(a).length || a.size - b.size);
  const styled = new Set<string>();
  for (const sheet of bySize) {
    const added = asked(sheet).filter((name) => !styled.has(name));
    if (added.length === 0) continue;
    chosen.push(sheet.path);
    for (const name of added) styled.add(name);
  }
  return chosen;
}

/** Names of the classes that a style sheet asks for. */
export function classesIn(css: string): Set<string> {
  const selectors = css.replace(/\/\*.*?\*\/|\{[^{}]*\}/gs, ' ');
  return new Set([...selectors.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''));
}
