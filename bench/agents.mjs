import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * `npm run agents`: asks two foreign programs about the built site. afdocs checks how agents get along with the served
 * pages; the command line of the MCP inspector starts the packed server, as the site offers it, and calls it over pipes and
 * over HTTP. Both want a newer Node than this project, so npx fetches it for them.
 */
const root = join(import.meta.dirname, '..');
const versions = { node: 'node@22', afdocs: 'afdocs@0.22.2', inspector: '@modelcontextprotocol/inspector@2.12.0' };
const folder = mkdtempSync(join(tmpdir(), 'shop-docs-agents-'));

/**
 * Runs a command with packages that npx fetches.
 * @param {readonly string[]} packages
 * @param {string} command
 * @returns {string} What it printed.
 */
function withPackages(packages, command) {
  const args = ['--yes', ...packages.flatMap((name) => ['-p', name]), '-c', command];
  const { stdout, stderr, error } = spawnSync('npx', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (error || stdout.trim() === '') throw new Error(`Unexpected silence of ${command}, expected an answer: ${stderr}`);
  return stdout;
}

/**
 * Serves the built site on a free port.
 * @returns {Promise<{ url: string, stop: () => void }>}
 */
function serve() {
  const args = ['--import', 'tsx', 'packages/server/src/cli/serve.ts', 'site/build', '--port', '0'];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Unexpected end of the server, expected a built site: npm run build')));
    server.stdout.on('data', (text) => {
      const [url] = /https?:\/\/\S+/.exec(String(text)) ?? [];
      if (url) resolve({ url, stop: () => server.kill() });
    });
  });
}

/** @returns {Promise<boolean>} Whether every check passed or does not apply. */
async function checkPages() {
  const home = readFileSync(join(root, 'site/build/index.html'), 'utf8');
  const [, published = ''] = /rel="canonical" href="([^"]+)"/.exec(home) ?? [];
  const { url, stop } = await serve();
  try {
    const flags = `--canonical-origin ${published} --sampling deterministic --max-links 100 --format json --quiet`;
    const report = JSON.parse(withPackages([versions.node, versions.afdocs], `afdocs check ${url}/ ${flags}`));
    /** @type {readonly { id: string, status: string, message: string }[]} */
    const results = report.results;
    for (const { id, status, message } of results) if (status !== 'pass') console.log(`  ${status} ${id}: ${message}`);
    const count = (/** @type {string} */ status) => results.filter((each) => each.status === status).length;
    const [failed, warned] = [count('fail') + count('error'), count('warn')];
    console.log(`afdocs: ${results.length} checks, ${count('pass')} passed, ${failed} failed, ${warned} warnings`);
    return failed + warned === 0;
  } finally {
    stop();
  }
}

/** @returns {Promise<boolean>} Whether the inspector got the answers that it asked for, both ways. */
async function inspectServer() {
  const downloads = join(root, 'site/build/downloads');
  const name = readdirSync(downloads).find((each) => each.startsWith('shop-docs-mcp-'));
  const tarball = join(downloads, name ?? '');
  const command = `npx --yes file:${tarball}`;
  const overPipes = inspect('pipes', command);
  const server = spawn('npx', ['--yes', `file:${tarball}`, '--http', '--port', '0'], { cwd: folder, detached: true });
  try {
    const url = await new Promise((resolve, reject) => {
      server.once('exit', () => reject(new Error('Unexpected end of the server, expected its address')));
      server.stderr.on('data', (text) => {
        const [found] = /https?:\/\/\S+/.exec(String(text)) ?? [];
        if (found) resolve(found);
      });
    });
    return inspect('HTTP', `${url} --transport http`) && overPipes;
  } finally {
    if (server.pid) process.kill(-server.pid);
  }
}

/**
 * Lists the tools of a server and calls one.
 * @param {string} way
 * @param {string} target What the inspector connects to.
 * @returns {boolean}
 */
function inspect(way, target) {
  const ask = (/** @type {string} */ flags) =>
    JSON.parse(withPackages([versions.node, versions.inspector], `mcp-inspector --cli ${target} ${flags}`));
  const { tools } = ask('--method tools/list');
  const called = ask('--method tools/call --tool-name base_explain --tool-arg name=ItemTitle');
  const answered = called.content?.[0]?.text.includes('`{ItemTitle}`');
  console.log(`MCP inspector over ${way}: ${tools.length} tools, ${answered ? 'a call is answered' : 'no answer'}`);
  return tools.length > 0 && answered;
}

try {
  const results = [await checkPages(), await inspectServer()];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
