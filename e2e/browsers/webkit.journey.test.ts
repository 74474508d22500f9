import { downloadedBrowser, findWebKit } from '../../scripts/setup/find-browsers.mjs';
import { startByPlaywright } from './by-playwright.ts';
import { startByWebDriver } from './by-webdriver.ts';
import { journeyIn } from './journey.ts';

const [downloaded, installed] = [downloadedBrowser('webkit'), findWebKit()];
const start = downloaded
  ? () => startByPlaywright('webkit', downloaded)
  : installed && (() => startByWebDriver(installed));
journeyIn('WebKit', start);
