import { expect, test } from 'vitest';
import { dropLostConditions } from '#domain/forms/edit-fields.ts';
import { contactForm } from './contact-form.ts';
import { formProps } from './props.ts';
import { FORM_TEMPLATES } from './templates.ts';

test.each(FORM_TEMPLATES)('the template $label is a form as the schema wants it', ({ props }) => {
  expect(formProps.parse({ ...contactForm, ...props })).toEqual({ ...contactForm, ...props });
  const ids = props.fields.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(FORM_TEMPLATES)('the conditions of $label ask for what can be answered before', ({ props }) => {
  expect(dropLostConditions(props.fields).freed).toEqual([]);
  for (const { showWhen } of props.fields) {
    const other = props.fields.find(({ id }) => id === showWhen?.field);
    if (showWhen?.operator === 'is' && other) expect(other.options).toContain(showWhen.value);
  }
});

test('each template has a name of its own, and one is empty', () => {
  expect(new Set(FORM_TEMPLATES.map(({ name }) => name)).size).toBe(FORM_TEMPLATES.length);
  expect(FORM_TEMPLATES.filter(({ props }) => props.fields.length === 0)).toHaveLength(1);
});
