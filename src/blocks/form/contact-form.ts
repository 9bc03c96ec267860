import { blankField as fieldOf } from '#domain/forms/blank-field.ts';
import * as labels from './labels/en.ts';
import type { FormProps } from './props.ts';

const required = { isRequired: true } as const;

/** What most sites begin with. */
export const contactForm: FormProps = {
  name: 'Contact',
  fields: [
    fieldOf('name', 'name', labels.name, required),
    fieldOf('email', 'email', labels.email, required),
    fieldOf('message', 'textarea', labels.message, required),
  ],
  submitLabel: 'Send',
  successText: 'Thank you. We will write back soon.',
  html: '',
  trust: 'sandboxed',
};
