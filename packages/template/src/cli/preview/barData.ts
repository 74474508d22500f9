import { basename } from 'node:path';
import { appIds } from '../../catalogue/appId.ts';
import { pageNames } from '../../catalogue/pageName.ts';
import { check } from '../../check/check.ts';
import { locator } from '../../parse/locate.ts';
import { readDesignOptions } from '../../parse/readDesignOptions.ts';
import { pathOf } from '../../render/route.ts';
import { appOfState, itemStates } from '../../shop/itemStates.ts';
import { helpAddress } from '../check/report.ts';
import { totalsLine, totalsOf } from '../check/totals.ts';
import { stateNames, typicalRequest } from '../render/readPage.ts';
import type { PreviewState } from './previewState.ts';
import type { WatchedTheme } from './watchTheme.ts';

/** Everything that the bar shows, as JSON for its script. */
export function barData(name: string, { source, trouble }: WatchedTheme, state: PreviewState, docs: string) {
  const locate = locator(source);
  const findings = check(source);
  return {
    name: basename(name),
    trouble,
    state,
    pages: pageNames.map((page) => ({ name: page, path: pathOf(typicalRequest(page)) })),
    items: stateNames.map((item) => ({
      name: item,
      path: pathOf({ page: 'item', itemId: itemStates[item] }),
      app: appOfState[item] ?? null,
    })),
    apps: appIds,
    options: [...readDesignOptions(source)].map(([key, option]) => ({ key, ...option })),
    totals: { ...totalsOf(findings), line: totalsLine(totalsOf(findings)) },
    findings: findings.map((finding) => ({
      severity: finding.severity,
      rule: finding.rule,
      message: finding.message,
      help: helpAddress(finding, docs),
      ...locate(finding.span.start),
    })),
  };
}
