import { blankField as fieldOf } from '#domain/forms/blank-field.ts';
import { contactForm } from './contact-form.ts';
import type { FormProps } from './props.ts';

const required = { isRequired: true } as const;
const half = { width: 'half' } as const;

/** What a new form begins with. */
export const everyField: FormProps = {
  ...contactForm,
  name: 'Studio membership',
  submitLabel: 'Ask for a place',
  fields: [
    fieldOf('about', 'section', 'About you', { underline: true, hint: 'So that we can reach you.' }),
    fieldOf('name', 'name', 'Name', required),
    fieldOf('email', 'email', 'Email', { ...required, ...half, placeholder: 'name@example.com' }),
    fieldOf('phone', 'phone', 'Phone', { ...half, showCountryCode: true }),
    fieldOf('address', 'address', 'Address'),
    fieldOf('site', 'website', 'Web site', half),
    fieldOf('handle', 'twitter', 'User name', { ...half, hint: 'Where you show your work.' }),
    fieldOf('practice', 'section', 'Your practice', { underline: true }),
    fieldOf('level', 'radio', 'How long have you thrown?', {
      ...required,
      options: ['Never yet', 'Less than a year', 'One to five years', 'Longer'],
    }),
    fieldOf('firing', 'checkbox', 'Which firings interest you?', {
      options: ['Raku', 'Salt', 'Wood', 'Soda'],
    }),
    fieldOf('plan', 'select', 'Plan', { ...half, options: ['Two days a week', 'Every day', 'Weekends'] }),
    fieldOf('shelves', 'number', 'Shelves', half),
    fieldOf('budget', 'currency', 'Budget a month', { ...half, currencySymbol: '€' }),
    fieldOf('code', 'password', 'Code word', half),
    fieldOf('start', 'date', 'First day', half),
    fieldOf('visit', 'time', 'Best time for a visit', half),
    fieldOf('views', 'likert', 'What matters to you', {
      options: ['I want to work in quiet', 'I like to learn from others', 'I fire my own kilns'],
    }),
    fieldOf('notes', 'textarea', 'Anything else', {
      maxLength: 300,
      hint: 'Allergies, tools you bring, questions.',
    }),
    fieldOf('source', 'hidden', 'Source', { key: 'source', value: 'block page' }),
  ],
};

export const guestBook: FormProps = {
  ...contactForm,
  name: 'Guest book',
  fields: [
    fieldOf('who', 'text', 'Your name', required),
    fieldOf('line', 'textarea', 'A line for the book', { ...required, maxLength: 80 }),
  ],
  submitLabel: 'Sign the book',
  successText: 'Your line is in the book.',
  html: '<p><strong>Come again:</strong> the kiln is opened on the first Saturday of every month.</p>',
  trust: 'trusted',
};

/** Asks on only where an answer calls for it. */
export const workshopForm: FormProps = {
  ...contactForm,
  name: 'Workshop',
  submitLabel: 'Ask for a date',
  successText: 'Thank you. We will come back to you with dates.',
  fields: [
    fieldOf('email', 'email', 'Email', required),
    fieldOf('people', 'number', 'How many are you?', required),
    fieldOf('company', 'text', 'For which company or club?', {
      hint: 'From six people on the kiln is yours for the day.',
      showWhen: { field: 'people', operator: 'greater', value: '5' },
    }),
    fieldOf('before', 'radio', 'Have you thrown before?', { ...required, options: ['Yes', 'No'] }),
    fieldOf('where', 'text', 'Where?', {
      ...required,
      showWhen: { field: 'before', operator: 'is', value: 'Yes' },
    }),
    fieldOf('needs', 'checkbox', 'What else would you like?', {
      options: ['Lunch', 'Glazing', 'A date in the evening'],
    }),
    fieldOf('diet', 'textarea', 'What should the kitchen know?', {
      maxLength: 200,
      showWhen: { field: 'needs', operator: 'is', value: 'Lunch' },
    }),
  ],
};

/** Asks page by page; one page is only for those it concerns. */
export const residencyForm: FormProps = {
  ...contactForm,
  name: 'Residency',
  submitLabel: 'Apply',
  successText: 'Thank you. We read every application and answer within two weeks.',
  fields: [
    fieldOf('you', 'page', 'About you', { hint: 'It takes about three minutes.' }),
    fieldOf('name', 'name', 'Name', required),
    fieldOf('email', 'email', 'Email', required),
    fieldOf('work', 'page', 'Your work'),
    fieldOf('practice', 'select', 'What do you make?', {
      ...required,
      options: ['Tableware', 'Sculpture', 'Tiles'],
    }),
    fieldOf('site', 'website', 'Web site', { placeholder: 'example.com' }),
    fieldOf('size', 'page', 'Your sculptures', {
      showWhen: { field: 'practice', operator: 'is', value: 'Sculpture' },
    }),
    fieldOf('height', 'number', 'The tallest, in centimetres', {
      ...required,
      hint: 'Our largest kiln takes 140 cm.',
    }),
    fieldOf('when', 'page', 'When you would come'),
    fieldOf('season', 'radio', 'Season', { ...required, options: ['Spring', 'Summer', 'Autumn'] }),
    fieldOf('note', 'textarea', 'Anything else'),
  ],
};

/** A visitor sends files along. */
export const withFiles: FormProps = {
  ...contactForm,
  name: 'Commission',
  fields: [
    fieldOf('name', 'name', 'Name', required),
    fieldOf('email', 'email', 'Email', required),
    fieldOf('sketches', 'file', 'Pictures or sketches', {
      fileKinds: ['picture', 'pdf'],
      maxFiles: 5,
      maxMegabytes: 10,
      hint: 'What you have in mind, or a piece that ours should go with.',
    }),
    fieldOf('plan', 'file', 'Floor plan'),
    fieldOf('message', 'textarea', 'What shall we make?', required),
  ],
  submitLabel: 'Ask for an offer',
  successText: 'Thank you. You hear from us within three days.',
};
