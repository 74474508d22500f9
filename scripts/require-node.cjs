/* eslint-disable no-var */
/* Runs before everything else, on any Node: the syntax is that of 2009 on purpose. */
var wanted = [20, 19];
var found = process.versions.node.split('.');
var major = Number(found[0]);
var minor = Number(found[1]);

if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node ' +
      wanted.join('.') +
      ' or newer from https://nodejs.org, then run this command again.',
  );
  process.exit(1);
}
