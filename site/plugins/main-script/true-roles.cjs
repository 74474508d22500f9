/**
 * What DocSearch 3.9 says of its parts, and what is true of them. Stock makes a button of the whole box, an option of a
 * row that holds a link and buttons, and names lists for its field that it gives other names to.
 * @type {readonly (readonly [said: RegExp, true: string])[]}
 */
const roles = [
  // The dialog is the box; what lies behind it is nothing to press.
  [
    /(?<=getRootProps:function\(e\)\{return \w+\(\{)role:"combobox".*?(?="aria-labelledby")/,
    'role:"dialog","aria-modal":!0,',
  ],
  [
    /(?<=\.createElement\("div",)(\w+)(\(\{ref:\w+\}),(\w+)\(\{"aria-expanded":!0\}\)(,\{className:\["DocSearch",.*?)role:"button",tabIndex:0,(.*?)\{className:"DocSearch-Modal",ref:(\w+)\}/,
    '$1$2$4$5$1({className:"DocSearch-Modal",ref:$6,tabIndex:-1},$3())',
  ],
  // The field opens the lists that have rows.
  [
    /return (\w+\(\{)("aria-autocomplete":"both","aria-activedescendant":(\w+)\.getState\(\).*?)"aria-controls":.*?(\w+)\((\w+)\.id,"list",\w+\)\}\)\)\.join\(" "\):void 0,/,
    'var lists=$3.getState().isOpen&&"error"!==$3.getState().status&&$3.getState().collections.filter((function(e){return e.items.length})).map((function(e){return $4($5.id,"list",e.source)})).join(" ");return $1role:"combobox","aria-haspopup":"grid","aria-expanded":!!lists,"aria-controls":lists||void 0,$2',
  ],
  [/role:"listbox"/, 'role:"grid"'],
  [
    /"ul",(\w+)\.getListProps\(\)/,
    '"div",$1.getListProps({source:$1.collection.source,"aria-labelledby":void 0,"aria-label":$1.title})',
  ],
  [/role:"option"/, 'role:"row"'],
  [/"li"(?=,\w+\(\{className:\["DocSearch-Hit")/, '"div"'],
];

/**
 * A loader: gives the parts of the search box roles and names that are true.
 * @param {string} source The module of DocSearch.
 * @returns {string}
 * @throws {Error} When the module is written in another way.
 */
module.exports = function trueRoles(source) {
  return roles.reduce((said, [pattern, meant]) => {
    if (!pattern.test(said)) throw new Error('Unexpected module of DocSearch, expected the roles of version 3.9');
    return said.replace(pattern, meant);
  }, source);
};
