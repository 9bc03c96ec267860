/** What the API of a form's mails takes and answers. */
import { z } from 'zod';
import { FIELD_TYPES } from '#domain/forms/field-types.ts';
import { type FormMails, MAX_ANSWER_TEXT, MAX_MAIL_SUBJECT } from '#domain/forms/form-mails.ts';
import { emailSchema } from '#domain/mail/email-schema.ts';
import type { Answers } from '../http/route-list.ts';

const template = 'Takes placeholders: {{name}}, {{form}}, {{site}}, {{all entries}}, and labels of fields.';
const subject = z
  .string()
  .trim()
  .max(MAX_MAIL_SUBJECT, `Use at most ${MAX_MAIL_SUBJECT} characters for the subject.`)
  .meta({ description: template });

const answer = z.strictObject({
  isOn: z.boolean(),
  fieldId: z.string().max(40).meta({ description: 'The email field it goes to; empty for the first.' }),
  subject,
  text: z
    .string()
    .trim()
    .max(MAX_ANSWER_TEXT, `Use at most ${MAX_ANSWER_TEXT} characters.`)
    .meta({ description: template }),
  replyTo: emailSchema.nullable().meta({ description: 'Null for whoever is told of the form first.' }),
});

export const formMailsInput = z
  .strictObject({ noticeSubject: subject, answer })
  .refine(({ answer: { isOn, subject, text } }) => !isOn || (subject !== '' && text !== ''), {
    path: ['answer', 'text'],
    message: 'Give the answer a subject and a text, or switch it off.',
  }) satisfies z.ZodType<FormMails>;

const mails = z.object({
  noticeSubject: z.string(),
  answer: z.object({
    isOn: z.boolean(),
    fieldId: z.string(),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string().nullable(),
  }),
}) satisfies z.ZodType<FormMails>;

export const FORM_MAIL_ANSWERS: Answers = {
  'GET /api/sites/:site/forms/:form/mails': z.object({
    mails,
    name: z.string().meta({ description: 'What the owner calls the form.' }),
    fields: z.array(z.object({ id: z.string(), label: z.string(), type: z.enum(FIELD_TYPES) })),
    site: z.string().meta({ description: 'The name the answer bears.' }),
    replyTo: z.string().nullable().meta({ description: 'Where replies go unless something else is set.' }),
  }),
  'PUT /api/sites/:site/forms/:form/mails': z.object({ mails }),
  'POST /api/sites/:site/forms/:form/mails/test': z.object({
    kind: z.literal('queued'),
    to: z.string(),
    isMailed: z.boolean().meta({ description: 'False without a mail server: the mail stays in the outbox.' }),
  }),
};
