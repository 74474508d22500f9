/**
 * What is odd about a number that is meant as a JAN or EAN code: its last digit checks the others. That the platform looks
 * at it is not documented, so this is a hint.
 */
export function checkDigitHint(code: string): string | null {
  if (code === '') return null;
  if (!/^(?:\d{8}|\d{13})$/.test(code))
    return `${code} is no JAN code: those have 8 or 13 digits. Whether the platform takes other barcodes is not documented.`;
  const digits = [...code].map(Number).reverse();
  const [check = 0, ...rest] = digits;
  const sum = rest.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  const right = (10 - (sum % 10)) % 10;
  return check === right
    ? null
    : `The last digit of the barcode ${code} does not fit, expected ${right}. Whether the platform checks it is not documented.`;
}
