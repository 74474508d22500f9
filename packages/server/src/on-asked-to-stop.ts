/**
 * Calls back when somebody asks this process to stop. Who asks again in the same way ends it at once, with code 130. A
 * terminal asks every process of a program by SIGINT, and the first of them passes it on as SIGTERM: that is asked once.
 */
export function onAskedToStop(stop: () => void): void {
  const asked = new Set<string>();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (asked.has(signal)) process.exit(130);
      asked.add(signal);
      if (asked.size === 1) stop();
    });
  }
}
