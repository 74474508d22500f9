import { bundleDescription } from './bundle-description.ts';

process.stdout.write(bundleDescription());
