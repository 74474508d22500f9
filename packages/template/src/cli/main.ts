import { visibleLine } from '@shop-docs/server/visible';
import { commands } from './commands.ts';
import { Failure } from './failure.ts';
import { program } from './program.ts';
import { readChoice } from './read-choice.ts';
import { colors, print } from './terminal.ts';

const overview = `Usage: ${program} COMMAND …

${commands.map(({ name, summary }) => `  ${name.padEnd(17)}${summary}`).join('\n')}

Each has its own --help.
`;

async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined) {
    process.stderr.write(overview);
    return 2;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    await print(overview);
    return 0;
  }
  const names = commands.map((command) => command.name);
  const command = await commands[names.indexOf(readChoice('command', name, names))]?.load();
  if (args.includes('--help') || args.includes('-h')) {
    await print(command?.help ?? overview);
    return 0;
  }
  return (await command?.run(args)) ?? 2;
}

// A reader such as `head` may close the pipe before all is written.
process.stdout.on('error', () => process.exit());

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  const message = visibleLine(error.message);
  process.stderr.write(`${process.stderr.isTTY ? colors.red(message) : message}\n`);
  process.exitCode = 2;
}
