import { findBrowser } from '../../scripts/setup/find-browser.mjs';
import { startByPlaywright } from './by-playwright.ts';
import { journeyIn } from './journey.ts';

const program = findBrowser();
journeyIn('Chromium', program ? () => startByPlaywright('chromium', program) : undefined);
