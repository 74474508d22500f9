import { packTemplate } from '@shop-docs/template/pack';
import { callerFolder, knownAddress } from './where.ts';

// The site is no package of modules, where `await` could stand here.
void packTemplate(knownAddress(), callerFolder).then((tarball) => console.log(tarball));
