import { expect, test } from 'vitest';
import { newField } from '#domain/forms/edit-fields.ts';
import { canvasMarks } from './canvas-marks.ts';

const name = { ...newField('text', 'a'), label: 'Say "hi" \\ {}' };
const page = newField('page', 'b');
const onlyIf = { field: 'a', operator: 'is', value: '"}*{display:none' } as const;

test('the page shows where the pages of a form begin, and when a field is asked', () => {
  expect(canvasMarks('form1', [name])).toBe('');
  const css = canvasMarks('form1', [name, page, { ...newField('email', 'c'), showWhen: onlyIf }]);
  expect(css).toContain('[data-page="b"]::after{content:"Page 2"');
  expect(css).toContain('[data-field="c"]::after{content:"Only if');
});

test('no words of a form end the text they stand in', () => {
  const css = canvasMarks('form1', [name, { ...page, showWhen: onlyIf }]);
  const texts = [...css.matchAll(/content:"([^"\\]|\\[\da-f]+ )*"/g)];
  expect(texts.length).toBe(css.split('content:').length - 1);
  expect(css.replaceAll(/"([^"\\]|\\[\da-f]+ )*"/g, '')).not.toContain('display:none');
});
