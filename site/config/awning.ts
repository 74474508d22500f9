/** The edge of an awning, the mark of the site, as the path of a picture 1200 wide. */
export const awning = `M0 0h1200v92a50 50 0 0 1-100 0${' 50 50 0 0 1-100 0'.repeat(11)}z`;
