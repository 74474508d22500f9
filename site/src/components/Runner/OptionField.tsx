import type { DesignOption } from '@shop-docs/template';
import type { ReactNode } from 'react';
import { palette } from '../../../config/palette.ts';

interface Props {
  option: DesignOption;
  value: string;
  onChange: (value: string) => void;
}

/** Stands for a picture that the owner has uploaded. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 6'><rect width='16' height='6' fill='${palette.accent}' opacity='.2'/><path fill='${palette.accent}' d='M0 6l5-4 4 3 3-2 4 3z'/></svg>`,
)}`;

/** A design option as the owner sets it. */
export default function OptionField({ option, value, onChange }: Props): ReactNode {
  const { type, name, label, choices } = option;
  const caption = label || name;
  if (type === 'if' || type === 'image') {
    const on = type === 'if' ? '1' : picture;
    return (
      <label>
        <input
          type="checkbox"
          checked={type === 'if' ? value === '1' : value !== ''}
          onChange={(event) => onChange(event.currentTarget.checked ? on : '')}
        />{' '}
        {caption}
      </label>
    );
  }
  if (type === 'select') {
    return (
      <label>
        <span>{caption}</span>{' '}
        <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label>
      <span>{caption}</span>{' '}
      <input
        type={type === 'color' ? 'color' : 'text'}
        value={type === 'color' ? sixDigits(value) : value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

/** The only form of a colour that the browser's colour field takes. */
function sixDigits(colour: string): string {
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour.trim()) ?? [];
  if (r) return `#${r}${r}${g}${g}${b}${b}`;
  return /^#[0-9a-f]{6}$/i.test(colour.trim()) ? colour.trim() : '#000000';
}
