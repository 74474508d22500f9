console.error('Unexpected npm pack of the source, expected npm run template:pack at the root of the project.');
process.exitCode = 1;
