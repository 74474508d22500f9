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

const isSent = ({ in: place }: CompactParameter, value: string | readonly string[]): boolean =>
  place === 'path' || value.length > 0;

/** What the form sends: an empty field is left out, but every row of an indexed parameter counts. */
export function fromForm({ parameters }: CompactOperation, form: FormValues): Record<string, ParameterValue> {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = form[parameter.name] ?? '';
      return isSent(parameter, value) ? [[parameter.name, value]] : [];
    }),
  );
}
