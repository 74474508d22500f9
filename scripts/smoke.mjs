import { Failure, main } from './setup/explain.mjs';
import { smoke } from './setup/smoke.mjs';

/** `npm run smoke -- URL`: checks a published site, and says what is wrong. */
await main(async () => {
  const [address, ...others] = process.argv.slice(2);
  if (!address || others.length > 0 || !URL.canParse(address))
    throw new Failure('Expected the address of a site: npm run smoke -- https://docs.example.com');
  const { faults, notes, checks } = await smoke(address);
  for (const fault of faults) console.log(`Fault: ${fault}`);
  for (const note of notes) console.log(`Note: ${note}`);
  const count = (/** @type {number} */ number, /** @type {string} */ word) =>
    `${number} ${word}${number === 1 ? '' : 's'}`;
  console.log(`${count(checks, 'check')}, ${count(faults.length, 'fault')}, ${count(notes.length, 'note')}`);
  return faults.length > 0 ? 1 : 0;
});
