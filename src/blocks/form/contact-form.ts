import { blankField as fieldOf } from '#domain/forms/blank-field.ts';
import type { FormProps } from './props.ts';

const required = { isRequired: true } as const;

/** What most sites begin with. */
export const contactForm: FormProps = {
  name: 'Contact',
  fields: [
    fieldOf('name', 'name', 'Name', required),
    fieldOf('email', 'email', 'Email', required),
    fieldOf('message', 'textarea', 'Message', required),
  ],
  submitLabel: 'Send',
  successText: 'Thank you. We will write back soon.',
  html: '',
  trust: 'sandboxed',
};
