import { expect, it } from 'vitest';
import { underlined } from '../../underlined.ts';
import { textareaElement } from './index.ts';

it('finds elements, not styles or texts', () => {
  expect(underlined(textareaElement, '<style>textarea{color:red}</style><TextArea name="a"></TextArea>')).toEqual([
    [
      '<TextArea name="a">',
      'Unexpected <textarea>, expected another element: a theme author reports that the HTML editing app refuses it with <textarea>は使用できません (“<textarea> cannot be used”)',
    ],
  ]);
});
