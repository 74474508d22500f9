import { siteAddress } from '../config/site-address.ts';

// What the checker finds leads to the published site, as it does in the package; else to the one that `npm start` serves.
const address = siteAddress(process.env);
if (address.isKnown) process.env.SHOP_DOCS_URL ??= address.at('/').replace(/\/$/, '');
void import('@shop-docs/template/cli');
