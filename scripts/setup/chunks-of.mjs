/** An object of a script whose values are names: `{121:"1f46ddb6",documents:"d88c5fb3"}`. */
const names = String.raw`\{(?:[\w"~-]+:"[\w~.-]+",?)*\}`;
/** How the loader of the bundler makes the address of a chunk: folder, name (or number), hash, ending. */
const rule = new RegExp(
  String.raw`"(assets/(?:js|css)/)"\+(?:\(*(${names})\)?\[\w+\]\|\|)?\w+\)?\+"\."\+\(?(${names})\)?\[\w+\]\+"(\.js|\.css)"`,
  'g',
);

/**
 * Paths of the scripts and styles that a page may load later, below the start of the site. No page names them: the script
 * that loads them does.
 * @param {string} script Text of any script; one that loads nothing has none.
 * @returns {readonly string[]}
 */
export function chunksOf(script) {
  return [...script.matchAll(rule)].flatMap(([, folder = '', named = '', hashed = '', ending = '']) => {
    const nameOf = new Map(pairsOf(named));
    return pairsOf(hashed).map(([id, hash]) => `${folder}${nameOf.get(id) ?? id}.${hash}${ending}`);
  });
}

/** @param {string} object @returns {[key: string, value: string][]} */
function pairsOf(object) {
  return [...object.matchAll(/"?([\w~-]+)"?:"([^"]+)"/g)].map(([, key = '', value = '']) => [key, value]);
}
