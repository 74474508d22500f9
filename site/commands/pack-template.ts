import { packTemplate } from '@shop-docs/template/pack';
import { siteAddress } from '../config/site-address.ts';

/** Where the person stands: npm changes to the workspace's folder and leaves the place in `INIT_CWD`. */
const destination = process.env.INIT_CWD ?? process.cwd();

// The site is no package of modules, where `await` could stand here.
const address = siteAddress(process.env);
void packTemplate(address.isKnown ? address.at('/') : undefined, destination).then((tarball) => console.log(tarball));
