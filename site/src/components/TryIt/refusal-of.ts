import type { FormValues } from './form-values.ts';
import type { Answer } from './send-request.ts';

/** What the sandbox finds wrong with a field of the form. */
export interface FieldRefusal {
  /** `stock`, or `variation_stock[1]` for one cell of a list. */
  readonly field: string;
  readonly text: string;
}

const isField = (values: FormValues, word: string): boolean => {
  const [name = '', row] = word.split(/[[\]]/);
  const value = values[name];
  return typeof (row === undefined ? value : typeof value === 'object' && value[Number(row)]) === 'string';
};

/** Reads the field out of a refusal: what was unexpected stands before what was expected. Null when it names none. */
export function refusalOf({ status, hint }: Pick<Answer, 'status' | 'hint'>, values: FormValues): FieldRefusal | null {
  const said = status >= 400 ? hint?.split(/\. (?=Unexpected |Missing )/).at(-1) : undefined;
  const field = said?.split(/[^\w[\]]+/).find((word) => isField(values, word));
  return field ? { field, text: `${said}.` } : null;
}
