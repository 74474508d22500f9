import type { ParameterValue } from '@shop-docs/api';
import type { CompactOperation, CompactParameter } from '@shop-docs/api/compact';

/** What stands in the form: a text for each parameter, a list of texts for an indexed one. */
export type FormValues = Readonly<Record<string, string | readonly string[]>>;

const asText = (value: ParameterValue | undefined): string =>
  value === undefined ? '' : Array.isArray(value) ? value.join(',') : String(value);

const asList = (value: ParameterValue | undefined): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)];

/** Values of a request as they stand in the form. */
export function toForm({ parameters }: CompactOperation, values: Readonly<Record<string, ParameterValue>>): FormValues {
  return Object.fromEntries(
    parameters.map(({ name, indexed }) => [name, indexed ? asList(values[name]) : asText(values[name])]),
  );
}

/** A list travels when a cell is filled; one that is needed as soon as there are rows, with every row. */
const isSent = ({ in: place, conditional }: CompactParameter, value: string | readonly string[]): boolean =>
  place === 'path' || (typeof value === 'string' || conditional ? value.length > 0 : value.some(Boolean));

/** What the form sends: an empty field is left out, and so is an empty list, but every cell of a filled list counts. */
export function fromForm({ parameters }: CompactOperation, form: FormValues): Record<string, ParameterValue> {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = form[parameter.name] ?? '';
      return isSent(parameter, value) ? [[parameter.name, value]] : [];
    }),
  );
}
