import lighthouse from 'lighthouse';
import type { Browser } from 'puppeteer-core';

export interface LighthouseFigures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Lighthouse's performance figures for a phone, with its own simulated network and processor. */
export async function measureLighthouse(browser: Browser, url: string): Promise<LighthouseFigures> {
  const port = Number(new URL(browser.wsEndpoint()).port);
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Unexpected empty answer of Lighthouse for ${url}, expected a report`);
  const { audits, categories } = result.lhr;
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
  };
}
