import { hrefOf } from '../../../catalogue/href-of.ts';
import type { Rule } from '../../rule.ts';

const mostImages = 18;
const mostOptions = 150;

export const optionLimits: Rule = {
  name: 'option-limits',
  severity: 'warning',
  summary: 'From 2015 to 2019 the guide allowed at most 18 image options.',
  level: 'archived',
  group: 'options',
  create: (report, { declarations }) => ({
    end: () => {
      const options = [...new Map(declarations.toReversed().map((each) => [each.name, each])).values()].toReversed();
      const images = options.filter(({ type }) => type === 'image');
      const [image, option] = [images[mostImages], options[mostOptions]];
      if (image) {
        report({
          span: image.element.open,
          message: `Unexpected ${images.length} image options, expected ${mostImages} at most`,
          help: hrefOf('{image:NAME}'),
        });
      }
      if (option) {
        report({
          span: option.element.open,
          severity: 'note',
          message: `Unexpected ${options.length} design options, expected ${mostOptions} at most, as the guide of 2018 had it; today's limit is not known`,
          help: hrefOf('{text:NAME}'),
        });
      }
    },
  }),
};
