import { findBritishDates, findMisspelledWords, findRejectedTerms } from './find-faults.ts';
import { findHedging, findLongParagraphs, findUnknowns } from './find-hedges.ts';
import { allTexts, pageTexts } from './texts.ts';

const texts = allTexts();
const pages = pageTexts();

if (process.argv.includes('--unknowns')) {
  const unknowns = findUnknowns(texts);
  for (const { place, sentence } of unknowns) console.log(`${place}: ${sentence}`);
  console.log(`\n${unknowns.length} sentences say that something is not known`);
} else {
  const faults = [
    ...(await findRejectedTerms(texts)),
    ...(await findMisspelledWords(texts)),
    ...findBritishDates(texts),
    ...findHedging(pages),
    ...findLongParagraphs(pages),
  ];
  for (const { place, message } of faults) console.log(`${place}: ${message}`);
  if (faults.length > 0) {
    console.log(
      `\n${faults.length} faults; terms stand in site/prose/terms.yaml, hedges in site/prose/hedges.yaml, words in site/prose/words.txt`,
    );
    process.exitCode = 1;
  }
}
