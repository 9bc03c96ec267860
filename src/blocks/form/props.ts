import { z } from 'zod';
import { field } from '#domain/fields/field.ts';
import { type Condition, OPERATORS } from '#domain/forms/condition.ts';
import { FIELD_TYPES, type FieldType, hasValue, typesWith } from '#domain/forms/field-types.ts';
import { FILE_KINDS, type FileKind } from '#domain/forms/file-kinds.ts';
import { MAX_FILE_MEGABYTES, MAX_FILES } from '#domain/forms/files.ts';
import type { FormField, FormSettings } from '#domain/forms/form.ts';
import { formNameProp, sentProps, submitLabelProp } from '../kit/form-props.ts';
import * as labels from './labels/en.ts';

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
  field: z.string().max(40).meta(field(labels.field)),
  operator: z.enum(OPERATORS).meta(field(labels.is)),
  value: z.string().max(200).meta(field(labels.value)),
});

const formField: z.ZodType<FormField> = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,39}$/)
    .meta(field(labels.id, { control: 'id' })),
  type: z.enum(FIELD_TYPES).meta(field(labels.kind, { choices: TYPE_LABELS })),
  label: z.string().min(1).max(200).meta(field(labels.label)),
  isRequired: z.boolean().meta(field(labels.required, forTypes(ENTERED))),
  options: z
    .array(z.string().min(1).max(200))
    .max(MAX_OPTIONS)
    .meta(
      field(labels.answers, {
        control: 'lines',
        hint: labels.onePerLineForARating,
        ...forProperty('options'),
      }),
    ),
  maxLength: z
    .int()
    .min(0)
    .max(20_000)
    .meta(field(labels.mostCharacters, { hint: labels.enter0ForNoLimit, ...forProperty('maxLength') })),
  currencySymbol: z
    .string()
    .max(5)
    .meta(field(labels.currency, forProperty('currencySymbol'))),
  showCountryCode: z.boolean().meta(field(labels.askForTheCountryCode, forProperty('showCountryCode'))),
  underline: z.boolean().meta(field(labels.showALineBelow, forProperty('underline'))),
  allowAnyDomainEnding: z.boolean().meta(
    field(labels.acceptAllEndings, {
      hint: labels.includingLongOnesSuchAsStudio,
      ...forTypes(['email']),
    }),
  ),
  key: z
    .string()
    .max(100)
    .meta(
      field(labels.parameter, {
        hint: labels.sentFromThePagesAddressFor,
        ...forProperty('key'),
      }),
    ),
  value: z
    .string()
    .max(2000)
    .meta(field(labels.valueOtherwise, forProperty('value'))),
  fileKinds: z
    .array(z.enum(FILE_KINDS))
    .max(FILE_KINDS.length)
    .default([])
    .meta(
      field(labels.kindsOfFiles, {
        choices: FILE_KIND_LABELS,
        hint: labels.leaveAllUntickedToAcceptEvery,
        ...forProperty('fileKinds'),
      }),
    ),
  maxFiles: z
    .int()
    .min(1)
    .max(MAX_FILES)
    .default(1)
    .meta(field(labels.maximumNumberOfFiles, forProperty('maxFiles'))),
  maxMegabytes: z
    .int()
    .min(0)
    .max(MAX_FILE_MEGABYTES)
    .default(0)
    .meta(
      field(labels.maximumFileSize, {
        unit: 'MB',
        hint: labels.enter0ForYourServersMaximum,
        ...forProperty('maxMegabytes'),
      }),
    ),
  hint: z
    .string()
    .max(500)
    .meta(
      field(labels.hint, {
        control: 'long-text',
        ...forTypes(FIELD_TYPES.filter((type) => type !== 'hidden')),
      }),
    ),
  placeholder: z
    .string()
    .max(200)
    .meta(field(labels.placeholder, forTypes(WITH_PLACEHOLDER))),
  width: z
    .enum(['full', 'half'])
    .meta(field(labels.width, { choices: { full: labels.whole, half: labels.half }, ...forTypes(ENTERED) })),
  showWhen: condition
    .optional()
    .meta(field(labels.shown, { control: 'condition', hint: labels.onlyForThisAnswerInAn })),
});

export const formProps: z.ZodType<FormProps> = z.object({
  name: formNameProp,
  fields: z
    .array(formField)
    .max(60)
    .meta(field(labels.fields, { entry: labels.field2 })),
  submitLabel: submitLabelProp,
  ...sentProps,
});
