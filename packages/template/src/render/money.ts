/** A price as the platform prints it: `¥4,400`, in every language. */
export function yen(amount: number): string {
  return `¥${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
