/* Runs before everything else, on any Node: the syntax is that of 2009 on purpose. */
var wanted = { major: 20, minor: 19 };
var found = process.versions.node.split('.');
var major = Number(found[0]);
var minor = Number(found[1]);

if (major < wanted.major || (major === wanted.major && minor < wanted.minor)) {
  console.error(
    'Node ' +
      process.versions.node +
      ' is too old: install Node ' +
      wanted.major +
      '.' +
      wanted.minor +
      ' or newer from https://nodejs.org, then run this command again.',
  );
  process.exit(1);
}
