import { generators } from './generators.ts';
import type { Results } from './results.ts';

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};

interface Row {
  readonly label: string;
  readonly name: string;
  readonly digits?: number;
  readonly moreIsBetter?: true;
}
const pageRows: readonly Row[] = [
  { label: 'First visit, kB', name: 'firstVisit', digits: 1 },
  { label: 'of it HTML, kB', name: 'html', digits: 1 },
  { label: 'of it CSS, kB', name: 'css', digits: 1 },
  { label: 'of it script before a gesture, kB', name: 'scriptBefore', digits: 1 },
  { label: 'of it fonts, kB', name: 'fonts', digits: 1 },
  { label: 'Fetched ahead before a gesture, kB', name: 'ahead', digits: 1 },
  { label: 'Script after 7.5 s of use, kB', name: 'scriptInAll', digits: 1 },
  { label: 'Lighthouse, mobile', name: 'score', moreIsBetter: true },
  { label: 'FCP, ms', name: 'fcp' },
  { label: 'LCP, ms', name: 'lcp' },
  { label: 'TBT, ms', name: 'tbt' },
  { label: 'CLS', name: 'cls', digits: 3 },
  { label: 'Until interactive, ms', name: 'interactive' },
  { label: 'INP of the first click, ms', name: 'inp' },
  { label: 'Route change, ms', name: 'routeChange' },
  { label: 'INP of a route change, ms', name: 'routeInp' },
];
const buildRows: readonly Row[] = [
  { label: 'Cold build, s', name: 'cold', digits: 1 },
  { label: 'Warm build, s', name: 'warm', digits: 1 },
  { label: 'Peak memory, MB', name: 'peakMB' },
  { label: 'Output, MB', name: 'outputMB', digits: 1 },
];

/** A row of the table; nothing where it has not been measured. */
function line(row: Row, values: readonly (number | undefined)[]): readonly string[] {
  if (values.every((value) => value === undefined)) return [];
  const shown = values.map((value) => (value === undefined ? '' : value.toFixed(row.digits ?? 0)));
  const [own, ...peers] = values;
  const known = peers.filter((value) => value !== undefined);
  const best = row.moreIsBetter ? Math.max(...known) : Math.min(...known);
  const ratio = own === undefined || known.length === 0 || best === 0 ? '' : (own / best).toFixed(2);
  return [`| ${row.label} | ${shown.join(' | ')} | ${ratio} |`];
}

/** One table for all page kinds together, then one for each: medians, and the ratio of ours to the best peer. */
export function printTable(results: Results, kinds: Readonly<Record<string, string>>): string {
  const names = Object.keys(generators).filter((name) => results[name]);
  if (names.length === 0) return '';
  const header = [
    `| | ${names.map((name) => generators[name]?.name).join(' | ')} | Ratio to the best peer |`,
    `|---|${names.map(() => '--:|').join('')}--:|`,
  ];
  const one = (name: string, kind: string, row: Row): number | undefined => {
    const samples = results[name]?.[kind]?.[row.name];
    return samples?.length ? median(samples) : undefined;
  };
  const mean = (name: string, row: Row): number | undefined => {
    const found = Object.keys(kinds).flatMap((kind) => one(name, kind, row) ?? []);
    return found.length > 0 ? found.reduce((sum, value) => sum + value, 0) / found.length : undefined;
  };
  const blocks = [
    '# Measured against other generators\n\nThe same pages, the same sidebar, the same server and compression. Medians of the runs.\n',
    '## All kinds of pages (mean of their medians), and the build\n',
    ...header,
    ...pageRows.flatMap((row) =>
      line(
        row,
        names.map((name) => mean(name, row)),
      ),
    ),
    ...buildRows.flatMap((row) =>
      line(
        row,
        names.map((name) => one(name, 'build', row)),
      ),
    ),
  ];
  for (const [kind, address] of Object.entries(kinds))
    if (names.some((name) => results[name]?.[kind]))
      blocks.push(
        `\n## ${kind[0]?.toUpperCase()}${kind.slice(1)}: ${address}\n`,
        ...header,
        ...pageRows.flatMap((row) =>
          line(
            row,
            names.map((name) => one(name, kind, row)),
          ),
        ),
      );
  return `${blocks.join('\n')}\n`;
}

/** What happens when pages become many. */
export function printGrowth(results: Results): string {
  const rows = Object.entries(results).flatMap(([name, measured]) =>
    Object.entries(measured)
      .filter(([kind]) => kind.startsWith('growth '))
      .map(([kind, { seconds, peakMB, outputMB, indexKB }]) => {
        const pages = Number(kind.replace('growth ', ''));
        const perPage = seconds?.[0] === undefined ? undefined : [(seconds[0] * 1000) / pages];
        const cells = [seconds, perPage, peakMB, outputMB, indexKB].map((samples) => samples?.[0]?.toFixed(0) ?? '');
        return { pages, row: `| ${generators[name]?.name} | ${pages} | ${cells.join(' | ')} |` };
      })
      .sort((a, b) => a.pages - b.pages)
      .map(({ row }) => row),
  );
  if (rows.length === 0) return '';
  const header = [
    '| | Pages | Build, s | Per page, ms | Peak memory, MB | Output, MB | Search index, kB |',
    '|---|--:|--:|--:|--:|--:|--:|',
  ];
  return `## Growth\n\nCold builds.\n\n${[...header, ...rows].join('\n')}\n`;
}
