import { defineBlock } from '#domain/block.ts';
import { asksByAddress } from '#domain/forms/condition.ts';
import { contactForm } from './contact-form.ts';
import { everyField, guestBook, residencyForm, withFiles, workshopForm } from './examples.ts';
import * as labels from './labels/en.ts';
import { type FormProps, formProps } from './props.ts';

export const form = defineBlock<FormProps>({
  type: 'form',
  code: 5,
  label: labels.form,
  description: labels.questionsForVisitorsSuchAsA,
  emptyHint: labels.addYourFirstFieldInThe,
  category: 'forms',
  version: 2,
  hydrate: 'interaction',
  hydrateSooner: ({ fields }) => (asksByAddress(fields) ? 'visible' : undefined),
  carriesCode: 'beside',
  form: (settings) => ({ settings, isSignUp: false }),
  props: formProps,
  defaults: contactForm,
  // Conditions and pages came with 2: a form without them is what it was.
  migrations: { 1: (props) => props },
  examples: [
    { name: 'Contact', props: contactForm },
    { name: 'Every kind of field', props: everyField },
    { name: 'Asking on', props: workshopForm },
    { name: 'In steps', props: residencyForm },
    { name: 'With files', props: withFiles },
    { name: 'With words and code once it is sent', props: guestBook },
  ],
  text: ({ fields }) =>
    fields
      .filter(({ type }) => type !== 'hidden')
      .flatMap(({ label, hint }) => [label, hint])
      .filter(Boolean)
      .join(' '),
});
