/** The hook of DocSearch 3.9 that makes a client of the hosted service, from its name to its end. */
const makesClient =
  /function (\w+)\((\w+),(\w+),(\w+)\)\{return (\w+)\.useMemo\(\(function\(\)\{var \w+=function\((?:(?!function \w+\().)*?`apiKey` is missing[\s\S]*?\),\[\2,\3,\4\]\)\}(?=var \w+=\["footer","searchBox"\])/;

/**
 * A loader: takes the client of the hosted service out of the search box. The site gives the box a client of its own in
 * both modes, and the built-in one, with all that it sends and stores, is a fifth of the box.
 * @param {string} source The module of DocSearch.
 * @returns {string}
 * @throws {Error} When the module is written in another way.
 */
module.exports = function clientlessBox(source) {
  if (!makesClient.test(source)) throw new Error('Unexpected module of DocSearch, expected the client of version 3.9');
  return source.replace(
    makesClient,
    'function $1($2,$3,$4){return $5.useMemo((function(){return $4({appId:$2})}),[$2,$3,$4])}',
  );
};
