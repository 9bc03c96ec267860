import { z } from 'zod';
import { field } from '#domain/fields/field.ts';
import { type Condition, OPERATORS } from '#domain/forms/condition.ts';
import { FIELD_TYPES, type FieldType, hasValue, typesWith } from '#domain/forms/field-types.ts';
import { FILE_KINDS, type FileKind } from '#domain/forms/file-kinds.ts';
import { MAX_FILE_MEGABYTES, MAX_FILES } from '#domain/forms/files.ts';
import type { FormField, FormSettings } from '#domain/forms/form.ts';
import { formNameProp, sentProps, submitLabelProp } from '../kit/form-props.ts';

export type FormProps = FormSettings;

const TYPE_LABELS: Readonly<Record<FieldType, string>> = {
  text: 'Short text',
  textarea: 'Long text',
  email: 'Email',
  number: 'Number',
  website: 'Web address',
  currency: 'Amount of money',
  password: 'Password',
  twitter: 'Username (@)',
  date: 'Date',
  time: 'Time',
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  section: 'Heading',
  radio: 'One of several',
  checkbox: 'Any of several',
  select: 'One from a list',
  likert: 'Rating of statements',
  hidden: 'Hidden',
  page: 'New page',
  file: 'Files',
};

const WITH_PLACEHOLDER: readonly FieldType[] = ['text', 'textarea', 'email', 'number', 'website', 'currency'];
const ENTERED = FIELD_TYPES.filter((type) => hasValue(type) && type !== 'hidden');
const forTypes = (is: readonly FieldType[]) => ({ when: { key: 'type', is } });
const forProperty = (property: string) => forTypes(typesWith(property));

const FILE_KIND_LABELS: Readonly<Record<FileKind, string>> = {
  picture: 'Pictures',
  pdf: 'PDF',
  document: 'Documents',
  audio: 'Sound',
  video: 'Videos',
  archive: 'Archives',
};

const MAX_OPTIONS = 100;

/** Names another field by its id, which takes a control of its own. */
const condition: z.ZodType<Condition> = z.object({
  field: z.string().max(40).meta(field('Field')),
  operator: z.enum(OPERATORS).meta(field('Is')),
  value: z.string().max(200).meta(field('Value')),
});

const formField: z.ZodType<FormField> = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .meta(field('Id', { control: 'id' })),
  type: z.enum(FIELD_TYPES).meta(field('Kind', { choices: TYPE_LABELS })),
  label: z.string().min(1).max(200).meta(field('Label')),
  isRequired: z.boolean().meta(field('Required', forTypes(ENTERED))),
  options: z
    .array(z.string().min(1).max(200))
    .max(MAX_OPTIONS)
    .meta(
      field('Answers', {
        control: 'lines',
        hint: 'One per line. For a rating: the statements.',
        ...forProperty('options'),
      }),
    ),
  maxLength: z
    .int()
    .min(0)
    .max(20_000)
    .meta(field('Most characters', { hint: 'Enter 0 for no limit.', ...forProperty('maxLength') })),
  currencySymbol: z
    .string()
    .max(5)
    .meta(field('Currency', forProperty('currencySymbol'))),
  showCountryCode: z.boolean().meta(field('Ask for the country code', forProperty('showCountryCode'))),
  underline: z.boolean().meta(field('Show a line below', forProperty('underline'))),
  allowAnyDomainEnding: z.boolean().meta(
    field('Accept all endings', {
      hint: 'Including long ones, such as .studio or .photography.',
      ...forTypes(['email']),
    }),
  ),
  key: z
    .string()
    .max(100)
    .meta(
      field('Parameter', {
        hint: 'Sent from the page’s address, for example ?campaign=spring.',
        ...forProperty('key'),
      }),
    ),
  value: z
    .string()
    .max(2000)
    .meta(field('Value otherwise', forProperty('value'))),
  fileKinds: z
    .array(z.enum(FILE_KINDS))
    .max(FILE_KINDS.length)
    .default([])
    .meta(
      field('Kinds of files', {
        choices: FILE_KIND_LABELS,
        hint: 'Leave all unticked to accept every type.',
        ...forProperty('fileKinds'),
      }),
    ),
  maxFiles: z
    .int()
    .min(1)
    .max(MAX_FILES)
    .default(1)
    .meta(field('Maximum number of files', forProperty('maxFiles'))),
  maxMegabytes: z
    .int()
    .min(0)
    .max(MAX_FILE_MEGABYTES)
    .default(0)
    .meta(
      field('Maximum file size', {
        unit: 'MB',
        hint: 'Enter 0 for your server’s maximum.',
        ...forProperty('maxMegabytes'),
      }),
    ),
  hint: z
    .string()
    .max(500)
    .meta(
      field('Hint', { control: 'long-text', ...forTypes(FIELD_TYPES.filter((type) => type !== 'hidden')) }),
    ),
  placeholder: z
    .string()
    .max(200)
    .meta(field('Placeholder', forTypes(WITH_PLACEHOLDER))),
  width: z
    .enum(['full', 'half'])
    .meta(field('Width', { choices: { full: 'Whole', half: 'Half' }, ...forTypes(ENTERED) })),
  showWhen: condition
    .optional()
    .meta(field('Shown', { control: 'condition', hint: 'Only for this answer in an earlier field.' })),
});

export const formProps: z.ZodType<FormProps> = z.object({
  name: formNameProp,
  fields: z
    .array(formField)
    .max(60)
    .meta(field('Fields', { entry: 'field' })),
  submitLabel: submitLabelProp,
  ...sentProps,
});
