import { tagHref } from '../../../catalogue/tag-anchor.ts';
import { expectedPlace } from '../../expected-place.ts';
import type { Rule } from '../../rule.ts';

/** Known to stand in the body of themes that the platform accepted. */
const anywhere = new Set(['{BackgroundTag}', '{GoogleAnalyticsTag}', '{JQueryTag}']);

export const tagPlace: Rule = {
  name: 'tag-place',
  severity: 'warning',
  summary: 'Icons and meta information belong in `<head>`, visible elements in `<body>`.',
  group: 'places',
  create: (report, theme) => {
    const [head, body] = [theme.first('head'), theme.first('body')];
    return {
      variable: ({ span }, found) => {
        const tag = found?.tag;
        if (tag?.escaping !== 'markup' || anywhere.has(tag.name) || theme.regionAt(span.start)) return;
        const forHead = expectedPlace(tag) === 'head';
        const inside = (element: typeof head) => element && element.open.end <= span.start && span.start < element.end;
        if (forHead ? !inside(body) : !inside(head)) return;
        const [unexpected, expected] = forHead ? ['body', 'head'] : ['head', 'body'];
        report({
          span,
          message: `Unexpected ${tag.name} in <${unexpected}>, expected it in <${expected}>; move it there`,
          help: tagHref(tag),
        });
      },
    };
  },
};
