import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startSandbox } from '../src/cli/start-sandbox.ts';
import { credentials } from '../src/sandbox/credentials.ts';
import { attacks } from './attacks.ts';

/**
 * `npx tsx bench/attack.ts [--only PATTERN] [--seconds 10]`: how long others wait while one client does its worst, and how
 * much memory the sandbox takes. Sandbox, attacker and the others are processes of their own.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '10' },
    attack: { type: 'string' },
  },
});
const here = import.meta.dirname;
const authorization = `Bearer ${credentials.accessToken}`;

if (values.attack !== undefined) {
  const [name = '', origin = '', seconds = ''] = JSON.parse(values.attack) as string[]; // written below
  const strike = await attacks[name]?.({ origin, token: credentials.accessToken, time: Number(seconds) * 1000 });
  process.send?.('prepared');
  await strike?.();
  process.exit(0);
}

console.log(
  '| While one client sends | Calls of another | Median, ms | 99 %, ms | Longest, ms | Kept: median, ms | 99 %, ms | Longest, ms | Refused | Memory, MB |',
);
console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const name of Object.keys(attacks)) {
  if (!new RegExp(values.only).test(name)) continue;
  const { origin, pid, end } = await startSandbox();
  const attacker = fork(join(here, 'attack.ts'), ['--attack', JSON.stringify([name, origin, values.seconds])]);
  await once(attacker, 'message');
  const { opened, kept, refused } = await callUntilEnd(origin, attacker);
  const memory = peakMemory(pid);
  await end('SIGKILL');
  const at = (share: number, waits: readonly number[]) =>
    (waits[Math.floor((waits.length - 1) * share)] ?? Number.NaN).toFixed(0);
  const figures = [opened, kept].flatMap((waits) => [at(0.5, waits), at(0.99, waits), at(1, waits)]);
  console.log(`| ${[name, opened.length + kept.length, ...figures, refused, memory].join(' | ')} |`);
}

/** Calls as two ordinary clients do, one call after the other: by a new connection each, and by one that is kept. */
async function callUntilEnd(origin: string, attacker: ChildProcess) {
  const state = { refused: 0, isOver: false };
  attacker.on('exit', () => {
    state.isOver = true;
  });
  const client = async (agent: Agent | false) => {
    const waits: number[] = [];
    while (!state.isOver) {
      const began = performance.now();
      const status = await ordinaryCall(origin, agent);
      waits.push(performance.now() - began);
      if (status !== 200) state.refused += 1;
      await setTimeout(20);
    }
    return waits.sort((one, other) => one - other);
  };
  const keeping = new Agent({ keepAlive: true, maxSockets: 1 });
  const [opened, kept] = await Promise.all([client(false), client(keeping)]);
  keeping.destroy();
  return { opened, kept, refused: state.refused };
}

function ordinaryCall(origin: string, agent: Agent | false): Promise<number> {
  return new Promise((resolve) => {
    request(`${origin}/1/items?limit=1`, { headers: { Authorization: authorization }, agent }, (response) => {
      response.on('close', () => resolve(response.statusCode ?? 0)).resume();
    })
      .on('error', () => resolve(0))
      .end();
  });
}

/** Most memory that a process had at once, in MB; from Linux. */
function peakMemory(pid: number): string {
  try {
    const [, kB] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kB) / 1000).toFixed(0);
  } catch {
    return '';
  }
}
