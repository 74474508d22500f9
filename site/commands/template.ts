import { knownAddress } from './where.ts';

// What the checker finds leads to the published site, as it does in the package; else to the one that `npm start` serves.
const address = knownAddress();
if (address) process.env.SHOP_DOCS_URL ??= address.replace(/\/$/, '');
void import('@shop-docs/template/cli');
