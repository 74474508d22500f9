import { type Action, errors, paymentRules, untold } from '@shop-docs/api';
import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { codeInPieces } from '../breakable-names.ts';
import { table } from '../table.ts';
import { inline, mark, paragraph } from './notes.ts';

function code(id: string): string {
  const found = errors.find((each) => each.id === id);
  if (!found) throw new Error(`Unexpected error ${id} in the payment rules, expected one of the description`);
  return `[\`${found.code}\`](#error-${found.code})`;
}

function words({ how, error, paidIn, allowedIn2019 }: Action): string {
  if (how === 'as a whole')
    return `The whole order at once, with \`atobarai_status\`${error ? `; \`status\` returns ${code(error)}` : ''}`;
  if (how === 'unknown') return `We do not know${error ? `; an error text from 2019 says no: ${code(error)}` : ''}`;
  if (how === 'never')
    return error ? `No: ${code(error)}` : `No; ${allowedIn2019 ? 'possible in 2019' : 'the error is not documented'}`;
  return paidIn && error
    ? `Line by line, once \`${paidIn}.status\` is \`paid\`; until then the call returns ${code(error)}`
    : 'Line by line';
}

/** The same text, in which names may break after a sign: three columns of them stand beside the rail. */
function withBreaks(node: PhrasingContent): PhrasingContent {
  if (node.type === 'link') return { ...node, children: node.children.map(withBreaks) };
  if (node.type !== 'inlineCode') return node;
  return codeInPieces(node.value.split(/(?<=[._])/));
}

const cell = (markdown: string): PhrasingContent[] => inline(markdown).map(withBreaks);

/** The conclusion that several rows share, said once below them. */
function conclusion(): Paragraph {
  const { reason = '', ...evidence } = untold;
  const sentence = paragraph('Where Dispatch says only “Line by line,” we apply the general rule.');
  sentence.children.push(...mark(evidence), { type: 'text', value: ` ${reason}` });
  return sentence;
}

/** `<PaymentTable />`: each way to pay, and what a program can do with an order that is paid so. */
export function paymentTable(): RootContent[] {
  const rules = Object.entries(paymentRules);
  const kindOf = (rule: object): string => JSON.stringify(rule);
  const kinds = new Map(rules.map(([, rule]) => [kindOf(rule), rule]));
  const rows = [...kinds].map(([kind, { dispatch, cancel }]): PhrasingContent[][] => {
    const names = rules.filter(([, rule]) => kindOf(rule) === kind).map(([method]) => `\`${method}\``);
    return [cell(names.join(', ')), cell(words(dispatch)), cell(words(cancel))];
  });
  const own = { ...table(['Payment', 'Dispatch', 'Cancel'], rows), data: { hProperties: { className: ['payments'] } } };
  return [
    own,
    conclusion(),
    paragraph(
      'The error codes in this table come from [the documentation of 2019](/api/#source-archive-2019). It has [further ones](#error-not_change_status_ClubT) for orders with ClubT or SpCase items and orders of the Yamato easy shipping app.',
    ),
  ];
}
