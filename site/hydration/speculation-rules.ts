/**
 * Pages that the browser may prepare when a link to them is pointed at, as the text of the element that says so.
 * The security policy allows this very text by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*.(html|json|yaml|txt)', '/search*', '/*/search'] } },
          { not: { selector_matches: '[target="_blank"], [download], [data-control]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
