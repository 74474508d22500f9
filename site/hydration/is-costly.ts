interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader pays for bytes that may not be needed. */
export function isCostly(): boolean {
  const connection = (navigator as Navigator & { connection?: NetworkInformation }).connection; // not in all browsers
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
