/** What a form can begin with. */
import { blankField } from '#domain/forms/blank-field.ts';
import type { Condition } from '#domain/forms/condition.ts';
import type { FormField } from '#domain/forms/form.ts';
import { contactForm } from './contact-form.ts';
import type { FormProps } from './props.ts';

export interface FormTemplate {
  readonly name: TemplateName;
  readonly label: string;
  /** What it asks, in a few words. */
  readonly description: string;
  readonly props: Pick<FormProps, 'name' | 'fields' | 'submitLabel' | 'successText'>;
}

const TEMPLATE_NAMES = ['contact', 'booking', 'quote', 'survey', 'rsvp', 'order', 'job', 'blank'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

const required = { isRequired: true } as const;
const half = { width: 'half' } as const;

const person: readonly FormField[] = [
  blankField('name', 'name', 'Name', required),
  blankField('email', 'email', 'Email', { ...required, ...half }),
  blankField('phone', 'phone', 'Phone', half),
];

function when(field: string, value: string): { readonly showWhen: Condition } {
  return { showWhen: { field, operator: 'is', value } };
}

const { name, fields, submitLabel, successText } = contactForm;

export const FORM_TEMPLATES: readonly FormTemplate[] = [
  {
    name: 'contact',
    label: 'Contact',
    description: 'A message to you',
    props: { name, fields, submitLabel, successText },
  },
  {
    name: 'booking',
    label: 'Booking',
    description: 'A request for a day and a time',
    props: {
      name: 'Booking request',
      fields: [
        ...person,
        blankField('day', 'date', 'Day', required),
        blankField('time', 'time', 'Time'),
        blankField('people', 'number', 'How many of you?', { ...required, ...half }),
        blankField('occasion', 'select', 'Occasion', {
          ...half,
          options: ['Just so', 'A birthday', 'A celebration', 'Business'],
        }),
        blankField('notes', 'textarea', 'Anything we should know?', { maxLength: 500 }),
      ],
      submitLabel: 'Ask for this time',
      successText: 'Thank you. We will email you to confirm your place.',
    },
  },
  {
    name: 'quote',
    label: 'Quote',
    description: 'What is needed, and by when',
    props: {
      name: 'Quote request',
      fields: [
        blankField('name', 'name', 'Name', required),
        blankField('email', 'email', 'Email', { ...required, ...half }),
        blankField('company', 'text', 'Company', half),
        blankField('service', 'select', 'What do you need?', {
          ...required,
          options: ['A new project', 'Changes to something there is', 'A repair', 'Something else'],
        }),
        blankField('else', 'text', 'What is it?', when('service', 'Something else')),
        blankField('details', 'textarea', 'Tell us about it', {
          ...required,
          hint: 'Sizes, quantities, places: anything that helps us estimate the price.',
        }),
        blankField('budget', 'currency', 'Budget', half),
        blankField('needed', 'date', 'Needed by', half),
      ],
      submitLabel: 'Ask for a quote',
      successText: 'Thank you. You will get our quote within a few days.',
    },
  },
  {
    name: 'survey',
    label: 'Survey',
    description: 'Opinions, some on a scale',
    props: {
      name: 'Survey',
      fields: [
        blankField('visit', 'radio', 'How often do you come here?', {
          ...required,
          options: ['This was the first time', 'Now and then', 'Often'],
        }),
        blankField('views', 'likert', 'How much do you agree?', {
          ...required,
          options: ['I found what I was looking for', 'I was well looked after', 'The price was fair'],
        }),
        blankField('again', 'radio', 'Would you come again?', {
          ...required,
          options: ['Yes', 'Perhaps', 'No'],
        }),
        blankField('why', 'textarea', 'What went wrong?', when('again', 'No')),
        blankField('better', 'textarea', 'What could we do better?'),
        blankField('email', 'email', 'Email', { hint: 'Only if you would like a reply.' }),
      ],
      submitLabel: 'Send my answers',
      successText: 'Thank you for your time.',
    },
  },
  {
    name: 'rsvp',
    label: 'RSVP',
    description: 'Who comes to an event',
    props: {
      name: 'RSVP',
      fields: [
        blankField('name', 'name', 'Name', required),
        blankField('email', 'email', 'Email', required),
        blankField('coming', 'radio', 'Will you come?', {
          ...required,
          options: ['Yes', 'No'],
        }),
        blankField('people', 'number', 'How many of you?', {
          ...required,
          ...half,
          ...when('coming', 'Yes'),
        }),
        blankField('food', 'checkbox', 'Is there food you do not eat?', {
          options: ['Meat', 'Fish', 'Milk', 'Gluten', 'Nuts'],
          ...when('coming', 'Yes'),
        }),
        blankField('note', 'textarea', 'A word to the hosts', { maxLength: 300 }),
      ],
      submitLabel: 'Send my answer',
      successText: 'Thank you for telling us.',
    },
  },
  {
    name: 'order',
    label: 'Order',
    description: 'What is wanted, and where it goes',
    props: {
      name: 'Order inquiry',
      fields: [
        ...person,
        blankField('items', 'textarea', 'What would you like to order?', {
          ...required,
          hint: 'With sizes and colours, one thing in each line.',
        }),
        blankField('needed', 'date', 'Needed by', half),
        blankField('delivery', 'radio', 'How does it come to you?', {
          ...required,
          options: ['I pick it up', 'Please send it'],
        }),
        blankField('address', 'address', 'Where to?', { ...required, ...when('delivery', 'Please send it') }),
        blankField('notes', 'textarea', 'Anything else?', { maxLength: 500 }),
      ],
      submitLabel: 'Ask for this order',
      successText: 'Thank you. We will write back with the price and the day.',
    },
  },
  {
    name: 'job',
    label: 'Application',
    description: 'For a job, on two pages',
    props: {
      name: 'Job application',
      fields: [
        ...person,
        blankField('position', 'text', 'Position', {
          ...required,
          hint: 'Or what you would like to do here.',
        }),
        blankField('work', 'page', 'Your work'),
        blankField('years', 'radio', 'How long have you done this?', {
          ...required,
          options: ['I am just starting', 'Up to two years', 'Up to five years', 'Longer'],
        }),
        blankField('site', 'website', 'Where can we see your work?'),
        blankField('cv', 'file', 'Your CV', { fileKinds: ['pdf', 'document'], maxMegabytes: 10 }),
        blankField('why', 'textarea', 'Why us?', { ...required, maxLength: 2000 }),
        blankField('start', 'date', 'First day you could begin', half),
      ],
      submitLabel: 'Apply',
      successText: 'Thank you for your interest. We read every application and write back to each.',
    },
  },
  {
    name: 'blank',
    label: 'Blank',
    description: 'Start from scratch',
    props: { name: 'Form', fields: [], submitLabel, successText: 'Thank you.' },
  },
];
