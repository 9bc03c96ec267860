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
  summary: 'Returns who gets a form’s notifications and how long submissions are kept.',
  answer: z.object({ settings }),
  cache,
});

export const changeSettings = call('PUT', SETTINGS, {
  may,
  summary: 'Sets who gets a form’s notifications and how long submissions are kept.',
  /** It decides where the words of visitors are sent. */
  personal: 'admin.customer-data',
  description: 'Older submissions are deleted within a day.',
  body: z.strictObject({
    notify: z
      .array(emailSchema)
      .max(20)
      .nullable()
      .meta({ description: 'Who gets notifications. Null for the site’s administrators.' }),
    keepDays: z
      .int()
      .min(1)
      .max(3650)
      .nullable()
      .meta({ description: 'Days until a submission is deleted. Null for never.' }),
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

const template = 'Accepts placeholders: {{name}}, {{form}}, {{site}}, {{all entries}}, and field labels.';
const subject = z
  .string()
  .trim()
  .max(MAX_MAIL_SUBJECT, `Use ${MAX_MAIL_SUBJECT} characters or fewer for the subject.`)
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
        .max(MAX_ANSWER_TEXT, `Use ${MAX_ANSWER_TEXT} characters or fewer.`)
        .meta({ description: template }),
      replyTo: emailSchema
        .nullable()
        .meta({ description: 'Null for the first person who gets notifications.' }),
    }),
  })
  .refine(({ answer: { isOn, subject, text } }) => !isOn || (subject !== '' && text !== ''), {
    path: ['answer', 'text'],
    message: 'Enter a subject and a text for the reply, or turn it off.',
  });

const mailField = z.object({ id: z.string(), label: z.string(), type: z.enum(FIELD_TYPES) });
/** A field as it is offered for choosing and for placeholders. */
export type MailField = Shape<typeof mailField>;

const mailsOfForm = z.object({
  mails,
  name: z.string().meta({ description: 'The form’s name.' }),
  fields: z.array(mailField),
  site: z.string().meta({ description: 'The reply’s sender name.' }),
  replyTo: z.string().nullable().meta({ description: 'Where replies go by default.' }),
});
export type MailsOfForm = Shape<typeof mailsOfForm>;

export const readMails = call('GET', MAILS, {
  may,
  summary: 'Returns the emails of a form and the fields they can use.',
  answer: mailsOfForm,
  cache,
});

export const changeMails = call('PUT', MAILS, {
  may,
  summary: 'Changes the emails of a form.',
  /** It decides where the words of visitors are sent. */
  personal: 'admin.customer-data',
  description: 'The notification to the site’s team, and the reply to the person who submitted the form.',
  body: mailsInput,
  answer: z.object({ mails }),
  leaves: 'form.mails',
});

export const sendTestMail = call('POST', `${MAILS}/test`, {
  may,
  summary: 'Sends a test of a form’s reply to you.',
  body: mailsInput,
  answer: z.object({
    kind: z.literal('queued'),
    to: z.string(),
    isMailed: z
      .boolean()
      .meta({ description: 'False without a mail server. The email stays in the outbox.' }),
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
    .max(MAX_LIMIT_TEXT, `Use ${MAX_LIMIT_TEXT} characters or fewer.`)
    .meta({ description: `Replaces the form ${when}. Empty for a standard sentence.` });

const MOST_ENTRIES = 1_000_000;
const limitParts = {
  maxEntries: z
    .int('Enter a whole number.')
    .min(1, 'Enter a limit of 1 or more.')
    .max(MOST_ENTRIES, 'Enter a number up to 1,000,000.')
    .nullable()
    .meta({ description: 'Submission limit, without spam. Null for no limit.' }),
  opensAt: instant('When the form opens'),
  closesAt: instant('When the form closes'),
  earlyText: words('before it opens'),
  closedText: words('once it is closed or full'),
};

const limits = z.object(limitParts);
export type FormLimits = Shape<typeof limits>;

const limitsOfForm = z.object({
  limits,
  taken: z.int().meta({ description: 'Submissions that count so far.' }),
  timeZone: z.string().meta({ description: 'Of the site, in which pages tell when it opens.' }),
});
export type LimitsOfForm = Shape<typeof limitsOfForm>;

export const readLimits = call('GET', LIMITS, {
  may,
  summary: 'Returns a form’s submission limit, opening and closing time.',
  answer: limitsOfForm,
  cache,
});

export const changeLimits = call('PUT', LIMITS, {
  may,
  summary: 'Sets a form’s submission limit, opening and closing time.',
  description: 'Pages update within a minute. Late submissions are rejected right away.',
  body: z
    .strictObject(limitParts)
    .refine(({ opensAt, closesAt }) => opensAt === null || closesAt === null || opensAt < closesAt, {
      path: ['closesAt'],
      message: 'Choose a closing time after the opening time.',
    }),
  answer: limitsOfForm,
  cache,
  leaves: 'form.limits',
});
