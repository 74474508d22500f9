import { findBritishDates, findMisspelledWords, findRejectedTerms } from './find-faults.ts';
import { allTexts } from './texts.ts';

const texts = allTexts();
const faults = [...(await findRejectedTerms(texts)), ...(await findMisspelledWords(texts)), ...findBritishDates(texts)];
for (const { place, message } of faults) console.log(`${place}: ${message}`);
if (faults.length > 0) {
  console.log(`\n${faults.length} faults; terms stand in site/prose/terms.yaml, words in site/prose/words.txt`);
  process.exitCode = 1;
}
