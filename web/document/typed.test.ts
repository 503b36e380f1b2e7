import { expect, test } from 'vitest';
import { Typed } from './typed.ts';

test('what was typed is put back, with the caret where it was', () => {
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  field.value = 'abd';
  field.setSelectionRange(1, 2, 'backward');
  const typed = new Typed();
  typed.note();
  field.value = '';
  typed.restore();
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  expect([value, selectionStart, selectionEnd, selectionDirection]).toEqual([
    'abd',
    1,
    2,
    'backward',
  ]);
  field.remove();
});
