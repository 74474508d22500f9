import { siteAddress } from '../config/site-address.ts';

/** Where the person stands: npm changes to the workspace's folder and leaves the place in `INIT_CWD`. */
export const callerFolder = process.env.INIT_CWD ?? process.cwd();

/** Address of the published site; undefined where nobody has said it. */
export function knownAddress(): string | undefined {
  const address = siteAddress(process.env);
  return address.isKnown ? address.at('/') : undefined;
}
