import type { CompactParameter } from '@shop-docs/api/compact';
import type { ReactNode } from 'react';
import { Field, Variations } from './Field.tsx';
import type { FormValues } from './form-values.ts';
import type { Opening } from './opening.ts';
import type { FieldRefusal } from './refusal-of.ts';

interface Props extends Pick<Opening, 'meanings' | 'conditions'> {
  parameters: readonly CompactParameter[];
  values: FormValues;
  refusal: FieldRefusal | null;
  onChange: (changed: FormValues) => void;
}

/** Fields of a form, one for each parameter; those that a list has for each of its rows stand in one table. */
export default function Fields({ parameters, meanings, conditions, values, refusal, onChange }: Props): ReactNode {
  const lists = parameters.filter(({ indexed }) => indexed);
  return (
    <>
      {parameters
        .filter(({ indexed }) => !indexed)
        .map((parameter) => (
          <Field
            key={parameter.name}
            parameter={parameter}
            meanings={meanings[parameter.name] ?? {}}
            condition={conditions[parameter.name]}
            refusal={refusal}
            value={String(values[parameter.name] ?? '')}
            onChange={(text) => onChange({ [parameter.name]: text })}
          />
        ))}
      {lists.length > 0 && (
        <Variations parameters={lists} conditions={conditions} refusal={refusal} values={values} onChange={onChange} />
      )}
    </>
  );
}
