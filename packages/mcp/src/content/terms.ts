/** Words that say nothing of what a text is about. */
const empty = new Set(
  `a about above after again all already also always am among an and any anybody anyone anything are aren as ask at away be because been
  before being below best better between both but by came can cannot could couldn did didn different do does doesn doing don done down each
  easiest easy either else enough every everybody everything example explain far few find fine first for from further gave get gets getting give given gives happen happened happens
  go goes going good got had has hasn have haven having he help her here hers him his honestly how however if in incl instead into is isn it its
  itself just keep kind know known let ll long look looks lot made make makes many may maybe me mean means might mine more most much must my myself
  need needs never new next no nobody non none nor not nothing now of off often ok on once one ones only onto or other others our out over
  own part per perhaps piece please possible prefer problem put quite rather re really right said same say says see seem seems send several shall she should
  shouldn show shown simple simply since so some somebody someone something sometimes soon still such take tell than that the their them themselves then there therefore these
  they thing things think this those though through till to together too towards try trying under until up upon us use used uses using ve very via
  want wants was wasn way we well went were weren what when where whether which while who whole whom whose why will wish with within without wonder won
  work works would wouldn write wrong yes yesterday yet you your yours`.split(/\s+/),
);

/** Words that mean the same here, the first one for all. */
const groups = `call request
item product products good goods article merchandise
buyer customer customers client clients shopper purchaser consumer
image picture photo photograph
variation variant
shop store webshop storefront
ship dispatch fulfil fulfill shipment
parcel package
delete remove erase
change edit modify alter adjust
add create insert
color colour
money earning revenue
payout withdraw withdrawal
smartphone mobile phone iphone android
fetch download retrieve
upload import
error fail failure fault failed
address location
translate translation language bilingual multilingual
price cost
fee commission
script javascript js
stylesheet css
stock inventory quantity
owner merchant seller
theme template
sort order_by
limit quota maximum max throttle
paging pagination paginate
login signin
email mail
bank account_bank
category categories subcategory
spreadsheet excel csv
consent permit permission allow approve authorize authorization oauth
sync synchronize synchronise append mirror
revoke withdraw_access
program software integration
programmer developer freelancer
menu navigation
tag placeholder variable
close holiday vacation pause
review rating
discount reduced reduction sale
abroad overseas foreigner international taiwan usa america china korea europe canada australia
currency dollar euro usd`;
const canonical = new Map(
  groups.split('\n').flatMap((line) => {
    const [first = '', ...more] = line.split(' ');
    return [first, ...more].map((word) => [stem(word), stem(first)] as const);
  }),
);

/** A word without the endings that it may have in another sentence. */
function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const one = word
    .replace(/(?:ies)$/, 'y')
    .replace(/(?<=[xs]|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const bare = one.replace(/(?<=[aeiouy][a-z]*[a-z])(?:ing|ed)$/, '');
  return (bare === one ? one : bare.replace(/([bdfgmnprt])\1$/, '$1')).replace(/e$/, '').replace(/ll$/, 'l');
}

const japanese = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;

/** The terms of a text, each as often as it is said. */
export function termsOf(text: string): string[] {
  const plain = text.normalize('NFKC');
  const words = plain.match(/[A-Za-z0-9]+(?:[_'’][A-Za-z0-9]+)*/g) ?? [];
  const latin = words.flatMap((word) => {
    const whole = word.replace(/['’].*$/, '').toLowerCase();
    const parts = word.includes('_')
      ? word.toLowerCase().split('_')
      : /[a-z][A-Z]/.test(word)
        ? word.split(/(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase())
        : [];
    return [whole, ...parts];
  });
  const terms = latin.flatMap((word) => {
    if (word.length < 2 || empty.has(word)) return [];
    const root = stem(word);
    return [canonical.get(root) ?? root];
  });
  const pairs = (plain.match(japanese) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2)),
  );
  return [...terms, ...pairs];
}
