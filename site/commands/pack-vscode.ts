import { packVscode } from '@shop-docs/template/pack-vscode';
import { callerFolder, knownAddress } from './where.ts';

// The site is no package of modules, where `await` could stand here.
void packVscode(knownAddress(), callerFolder).then((file) => console.log(file));
