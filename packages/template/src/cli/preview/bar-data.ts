import { basename } from 'node:path';
import { colord } from 'colord';
import { appIds } from '../../catalogue/app-id.ts';
import { pageNames } from '../../catalogue/page-name.ts';
import { check } from '../../check/check.ts';
import { locator } from '../../parse/locate.ts';
import { type DesignOption, readDesignOptions } from '../../parse/read-design-options.ts';
import { pathOf } from '../../render/route.ts';
import { appOfState, itemStates } from '../../shop/item-states.ts';
import { helpAddress } from '../check/report.ts';
import { totalsLine, totalsOf } from '../check/totals.ts';
import { stateNames, typicalRequest } from '../render/read-page.ts';
import type { PreviewState } from './preview-state.ts';
import type { WatchedTheme } from './watch-theme.ts';

/** Everything that the bar shows, as JSON for its script. */
export function barData(
  name: string,
  { source, rules, trouble }: WatchedTheme,
  state: PreviewState,
  docs: string | undefined,
) {
  const locate = locator(source);
  const findings = check(source, rules);
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
    options: [...readDesignOptions(source)].map(([key, option]) => ({
      key,
      ...option,
      picker: pickerOf(option, state.options[key]),
    })),
    totals: { ...totalsOf(findings), line: totalsLine(totalsOf(findings)) },
    findings: findings.map((finding) => ({
      severity: finding.severity,
      rule: finding.rule,
      message: finding.message,
      help: helpAddress(finding.help, docs) ?? null,
      ...locate(finding.span.start),
    })),
  };
}

/** What a color picker can show, `#rrggbb`: neither transparent colors nor what is none. */
function pickerOf({ type, value }: DesignOption, set = value): string | null {
  const color = colord(set);
  return type === 'color' && color.isValid() && color.alpha() === 1 ? color.toHex() : null;
}
