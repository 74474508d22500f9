import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));

/**
 * Bundles `openapi/**` into one document.
 * @returns JSON text, two spaces deep, with a final newline.
 * @throws {Error} When a reference cannot be resolved; the message of the bundler goes to standard error.
 */
export function bundleDescription(): string {
  const args = [cli, 'bundle', 'openapi/openapi.yaml', '--ext', 'json'];
  const text = execFileSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
}
