import { downloadedBrowser, findFirefox } from '../../scripts/setup/find-browsers.mjs';
import { startByBidi } from './by-bidi.ts';
import { startByPlaywright } from './by-playwright.ts';
import { journeyIn } from './journey.ts';

const [downloaded, installed] = [downloadedBrowser('firefox'), findFirefox()];
const start = downloaded ? () => startByPlaywright('firefox', downloaded) : installed && (() => startByBidi(installed));
journeyIn('Firefox', start || undefined);
