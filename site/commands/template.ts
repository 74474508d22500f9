import { siteAddress } from '../config/site-address.ts';

// What the checker finds leads to the published site, as it does in the package.
process.env.SHOP_DOCS_URL ??= siteAddress(process.env).at('/').replace(/\/$/, '');
void import('@shop-docs/template/cli');
