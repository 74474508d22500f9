import { translate } from '@docusaurus/Translate';
import type { CompactParameter } from '@shop-docs/api/compact';
import { ruleOf } from '@shop-docs/api/parameters';
import { type ReactNode, useId, useRef } from 'react';
import type { FormValues } from './form-values.ts';
import type { FieldRefusal } from './refusal-of.ts';
import { isMissing, problemOf } from './rules.ts';
import styles from './styles.module.css';

interface FieldProps {
  parameter: CompactParameter;
  /** What the values of an enumeration mean, by value. */
  meanings: Readonly<Record<string, string>>;
  /** What completes "required when …", where a call may do without it. */
  condition: string | undefined;
  refusal: FieldRefusal | null;
  value: string;
  onChange: (value: string) => void;
  /** For those who hear the field, instead of the name of the parameter. */
  label?: string;
}

/** The field of one value; that of an indexed parameter has a name of its own, with its row. */
export function Field(props: FieldProps): ReactNode {
  const id = useId();
  const { parameter, condition, refusal, value } = props;
  const { name, required } = parameter;
  const problem = isMissing(parameter, value)
    ? translate({ message: 'Required: the call fails without it.' })
    : (problemOf(parameter, value) ?? (refusal?.field === (props.label ?? name) ? refusal.text : null));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code> {required && <span className={styles.mark}>{translate({ message: 'required' })}</span>}
      </label>
      <span id={`${id}-rule`} className={styles.rule}>
        {ruleOf(parameter)}
        {condition && `, ${translate({ message: 'required when {condition}' }, { condition })}`}
      </span>
      <Control {...props} id={id} isWrong={problem !== null} />
      <p id={`${id}-problem`} className={styles.bad} hidden={problem === null}>
        {problem}
      </p>
    </div>
  );
}

interface RowsProps {
  parameters: readonly CompactParameter[];
  conditions: Readonly<Record<string, string>>;
  refusal: FieldRefusal | null;
  values: FormValues;
  onChange: (changed: FormValues) => void;
}

/** Indexed parameters side by side: row `n` holds the values that travel as `name[n]`. All of them describe variations. */
export function Variations({ parameters, conditions, refusal, values, onChange }: RowsProps): ReactNode {
  const add = useRef<HTMLButtonElement>(null);
  const count = Math.max(...parameters.map(({ name }) => values[name]?.length ?? 0));
  /** Every list with as many cells as there are rows, after a change of each. */
  const change = (edit: (cells: string[], name: string) => string[]) =>
    onChange(
      Object.fromEntries(
        parameters.map(({ name }) => [
          name,
          edit(
            Array.from({ length: count }, (_, at) => values[name]?.[at] ?? ''),
            name,
          ),
        ]),
      ),
    );
  return (
    <fieldset className={styles.rows}>
      <legend>{translate({ message: 'Variations' })}</legend>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its index, and travels under it
        <div className={styles.row} key={row}>
          <p>
            <code>[{row}]</code>
            <button
              type="button"
              className="button button--sm"
              aria-label={translate({ message: 'Remove row [{row}]' }, { row })}
              onClick={() => {
                change((cells) => cells.filter((_, at) => at !== row));
                add.current?.focus(); // a button that goes away takes the focus with it
              }}
            >
              {translate({ message: 'Remove' })}
            </button>
          </p>
          {parameters.map((parameter) => (
            <Field
              key={parameter.name}
              parameter={parameter}
              label={`${parameter.name}[${row}]`}
              meanings={{}}
              condition={conditions[parameter.name]}
              refusal={refusal}
              value={values[parameter.name]?.[row] ?? ''}
              onChange={(text) =>
                change((cells, name) => cells.map((cell, at) => (at === row && name === parameter.name ? text : cell)))
              }
            />
          ))}
        </div>
      ))}
      <button type="button" className="button button--sm" ref={add} onClick={() => change((cells) => [...cells, ''])}>
        {translate({ message: 'Add a variation' })}
      </button>
    </fieldset>
  );
}

interface ControlProps extends FieldProps {
  id: string;
  isWrong: boolean;
}

function Control({ id, label, isWrong, parameter, meanings, value, onChange }: ControlProps): ReactNode {
  const shared = {
    id,
    name: label ?? parameter.name,
    className: styles.control,
    value,
    'aria-label': label,
    'aria-describedby': `${id}-rule ${id}-problem`,
    'aria-invalid': isWrong,
    'aria-required': parameter.required,
  };
  const choices = parameter.commaSeparated ? undefined : parameter.enum?.map(String);
  // An error scenario may hold a value that is no choice: then it stands in a text field, so that it shows.
  if (choices && (value === '' || choices.includes(value)))
    return (
      <select {...shared} onChange={({ target }) => onChange(target.value)}>
        <option value="">{translate({ message: '(not sent)' })}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {meanings[choice] ? `${choice}: ${meanings[choice]}` : choice}
          </option>
        ))}
      </select>
    );
  const isLong = (parameter.maxLength ?? 0) >= 200 || value.length > 60 || parameter.name === 'detail';
  if (isLong && !parameter.format)
    return <textarea {...shared} rows={2} onChange={({ target }) => onChange(target.value)} />;
  return (
    <input
      {...shared}
      type="text"
      inputMode={parameter.type === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
