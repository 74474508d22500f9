import type { CompactParameter } from '@shop-docs/api/compact';
import { ruleOf } from '@shop-docs/api/parameters';
import { type ReactNode, useId } from 'react';
import { problemOf } from './rules.ts';
import styles from './styles.module.css';

interface FieldProps {
  parameter: CompactParameter;
  meanings: Readonly<Record<string, string>>;
}

interface TextProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
}

interface ListProps extends FieldProps {
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** Name and marks of a parameter, in words for all. */
function Name({ parameter }: { parameter: CompactParameter }): ReactNode {
  const mark = parameter.required ? 'required' : parameter.conditional ? 'sometimes required' : null;
  return (
    <>
      <code>{parameter.name}</code> {mark && <span className={styles.mark}>{mark}</span>}
    </>
  );
}

/** The field of a parameter that takes one value. */
export function Field({ parameter, meanings, value, onChange }: TextProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <Name parameter={parameter} />
      </label>
      <div>
        <Control {...{ id, parameter, meanings, value, onChange }} />
        <Rule id={`${id}-rule`} parameter={parameter} value={value} />
      </div>
    </div>
  );
}

/** The rows of an indexed parameter, which can be added and removed. */
export function IndexedField({ parameter, meanings, values, onChange }: ListProps): ReactNode {
  const id = useId();
  const { name } = parameter;
  return (
    <fieldset className={styles.field}>
      <legend>
        <Name parameter={parameter} />
      </legend>
      <div>
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its index, and travels under it
          <div className={styles.row} key={index}>
            <label htmlFor={`${id}-${index}`}>{`[${index}]`}</label>
            <Control
              {...{ parameter, meanings, value }}
              name={`${name}[${index}]`}
              id={`${id}-${index}`}
              describedBy={`${id}-rule`}
              onChange={(changed) => onChange(values.map((each, at) => (at === index ? changed : each)))}
            />
            <button
              type="button"
              className={styles.plain}
              aria-label={`Remove ${name}[${index}]`}
              onClick={() => onChange(values.filter((_, at) => at !== index))}
            >
              Remove
            </button>
          </div>
        ))}
        <button
          type="button"
          className={styles.plain}
          aria-label={`Add ${name}[${values.length}]`}
          onClick={() => onChange([...values, ''])}
        >
          Add
        </button>
        <Rule
          id={`${id}-rule`}
          parameter={parameter}
          value={values.find((value) => problemOf(parameter, value)) ?? ''}
        />
      </div>
    </fieldset>
  );
}

function Control({
  id,
  name,
  describedBy = `${id}-rule`,
  parameter,
  meanings,
  value,
  onChange,
}: TextProps & { id: string; name?: string; describedBy?: string }): ReactNode {
  const shared = {
    id,
    className: styles.control,
    value,
    'aria-label': name,
    'aria-describedby': describedBy,
    'aria-invalid': problemOf(parameter, value) !== null,
    'aria-required': parameter.required,
  };
  const choices = parameter.commaSeparated ? undefined : parameter.enum?.map(String);
  // An error scenario may hold a value that is no choice: then it stands in a text field, so that it shows.
  if (choices && (value === '' || choices.includes(value)))
    return (
      <select {...shared} onChange={({ target }) => onChange(target.value)}>
        <option value="">(not sent)</option>
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

function Rule({ id, parameter, value }: { id: string; parameter: CompactParameter; value: string }): ReactNode {
  const problem = problemOf(parameter, value);
  return (
    <p id={id} className={styles.rule}>
      {ruleOf(parameter)}
      {problem && <span className={styles.problem}>{problem}</span>}
    </p>
  );
}
