/** How long an engine takes for a keystroke, in milliseconds. */
export interface Latency {
  readonly name: string;
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

/** Asks an engine one query after the other, after some to warm up. */
export function timeKeystrokes(name: string, typed: readonly string[], search: (query: string) => unknown): Latency {
  for (const query of typed.slice(0, 100)) search(query);
  const times = typed
    .map((query) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { name, median: at(0.5), p95: at(0.95), most: at(1) };
}

/** One line of a table. */
export function latencyLine({ name, median, p95, most }: Latency): string {
  const cell = (time: number): string => time.toFixed(2).padStart(9);
  return `${name.padEnd(30)} median ${cell(median)}  p95 ${cell(p95)}  most ${cell(most)}`;
}
