/** The calls about the settings of a form: notices, mails and limits. */
import { z } from 'zod';
import { call, type Shape } from '../calls/call.ts';
import { emailSchema } from '../mail/email-schema.ts';
import { FIELD_TYPES } from './field-types.ts';
import { MAX_ANSWER_TEXT, MAX_LIMIT_TEXT, MAX_MAIL_SUBJECT } from './text-lengths.ts';

const FORM = '/api/sites/:site/forms/:form';
const SETTINGS = `${FORM}/settings`;
const MAILS = `${FORM}/mails`;
const LIMITS = `${FORM}/limits`;

const may = 'config.settings';
const cache = 'no-store';

const settings = z.object({ notify: z.array(z.string()).nullable(), keepDays: z.int().nullable() });
export type FormSettingsOfOwner = Shape<typeof settings>;

export const readSettings = call('GET', SETTINGS, {
  may: 'config.crm',
  summary: 'Tells who is told of a form’s submissions, and how long they are kept.',
  answer: z.object({ settings }),
  cache,
});

export const changeSettings = call('PUT', SETTINGS, {
  may,
  summary: 'Sets who is told of a form’s submissions, and how long they are kept.',
  /** It decides where the words of visitors are sent. */
  personal: 'admin.customer-data',
  description: 'Submissions older than that are deleted within a day.',
  body: z.strictObject({
    notify: z
      .array(emailSchema)
      .max(20)
      .nullable()
      .meta({ description: 'Who is told of submissions; null for the administrators of the site.' }),
    keepDays: z
      .int()
      .min(1)
      .max(3650)
      .nullable()
      .meta({ description: 'Days until a submission is deleted; null for never.' }),
  }),
  answer: z.object({ settings }),
  leaves: 'form.settings',
});

/** The mail that goes to whoever sent the form. */
const answer = z.object({
  isOn: z.boolean(),
  /** The email field it goes to; empty for the first. */
  fieldId: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where replies go; null for whoever is told of the form first. */
  replyTo: z.string().nullable(),
});
export type FormAnswer = Shape<typeof answer>;

const mails = z.object({
  /** Subject of the notice; empty for the form’s name and who wrote. */
  noticeSubject: z.string(),
  answer,
});
export type FormMails = Shape<typeof mails>;

const template = 'Takes placeholders: {{name}}, {{form}}, {{site}}, {{all entries}}, and labels of fields.';
const subject = z
  .string()
  .trim()
  .max(MAX_MAIL_SUBJECT, `Use at most ${MAX_MAIL_SUBJECT} characters for the subject.`)
  .meta({ description: template });

const mailsInput = z
  .strictObject({
    noticeSubject: subject,
    answer: z.strictObject({
      isOn: z.boolean(),
      fieldId: z.string().max(40).meta({ description: 'The email field it goes to; empty for the first.' }),
      subject,
      text: z
        .string()
        .trim()
        .max(MAX_ANSWER_TEXT, `Use at most ${MAX_ANSWER_TEXT} characters.`)
        .meta({ description: template }),
      replyTo: emailSchema.nullable().meta({ description: 'Null for whoever is told of the form first.' }),
    }),
  })
  .refine(({ answer: { isOn, subject, text } }) => !isOn || (subject !== '' && text !== ''), {
    path: ['answer', 'text'],
    message: 'Give the answer a subject and a text, or switch it off.',
  });

const mailField = z.object({ id: z.string(), label: z.string(), type: z.enum(FIELD_TYPES) });
/** A field as it is offered for choosing and for placeholders. */
export type MailField = Shape<typeof mailField>;

const mailsOfForm = z.object({
  mails,
  name: z.string().meta({ description: 'What the owner calls the form.' }),
  fields: z.array(mailField),
  site: z.string().meta({ description: 'The name the answer bears.' }),
  replyTo: z.string().nullable().meta({ description: 'Where replies go unless something else is set.' }),
});
export type MailsOfForm = Shape<typeof mailsOfForm>;

export const readMails = call('GET', MAILS, {
  may,
  summary: 'Tells how the mails that follow from a form are worded, and which fields they can name.',
  answer: mailsOfForm,
  cache,
});

export const changeMails = call('PUT', MAILS, {
  may,
  summary: 'Words the mails that follow from a form.',
  /** It decides where the words of visitors are sent. */
  personal: 'admin.customer-data',
  description: 'The notice to those who look after the site, and the answer to whoever sent the form.',
  body: mailsInput,
  answer: z.object({ mails }),
  leaves: 'form.mails',
});

export const sendTestMail = call('POST', `${MAILS}/test`, {
  may,
  summary: 'Sends the answer of a form, as it is worded in the body, to whoever asks.',
  body: mailsInput,
  answer: z.object({
    kind: z.literal('queued'),
    to: z.string(),
    isMailed: z.boolean().meta({ description: 'False without a mail server: the mail stays in the outbox.' }),
  }),
  status: 202,
  errors: { 'not-allowed': 409 },
});

const instant = (what: string) =>
  z
    .int()
    .min(0)
    .max(8_640_000_000_000_000)
    .nullable()
    .meta({ description: `${what}, in milliseconds.` });
const words = (when: string) =>
  z
    .string()
    .trim()
    .max(MAX_LIMIT_TEXT, `Use at most ${MAX_LIMIT_TEXT} characters.`)
    .meta({ description: `Said in place of the form ${when}; empty for a plain sentence.` });

const MOST_ENTRIES = 1_000_000;
const limitParts = {
  maxEntries: z
    .int('Write a whole number.')
    .min(1, 'Let the form take at least one entry.')
    .max(MOST_ENTRIES, 'Write a number up to 1,000,000.')
    .nullable()
    .meta({ description: 'How many entries it takes, without spam; null for any number.' }),
  opensAt: instant('From when it is taken'),
  closesAt: instant('From when it is taken no more'),
  earlyText: words('before it opens'),
  closedText: words('once it is closed or full'),
};

const limits = z.object(limitParts);
export type FormLimits = Shape<typeof limits>;

const limitsOfForm = z.object({
  limits,
  taken: z.int().meta({ description: 'Entries that count so far.' }),
  timeZone: z.string().meta({ description: 'Of the site, in which pages tell when it opens.' }),
});
export type LimitsOfForm = Shape<typeof limitsOfForm>;

export const readLimits = call('GET', LIMITS, {
  may,
  summary: 'Tells how many entries a form takes, and from when until when.',
  answer: limitsOfForm,
  cache,
});

export const changeLimits = call('PUT', LIMITS, {
  may,
  summary: 'Sets how many entries a form takes, and from when until when.',
  description: 'Pages show it within a minute; what is sent too late is refused at once.',
  body: z
    .strictObject(limitParts)
    .refine(({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt, {
      path: ['closesAt'],
      message: 'Let the form close after it opens.',
    }),
  answer: limitsOfForm,
  cache,
  leaves: 'form.limits',
});
