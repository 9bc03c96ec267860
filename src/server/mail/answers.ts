/** What the calls about mails answer. */
import { z } from 'zod';
import { MAIL_STATES, type Mail, type MailSummary } from '#domain/mail/mail.ts';
import { doneAnswer, instant } from '../http/answers.ts';
import type { Answers } from '../http/route-list.ts';

const summary = z
  .object({
    id: z.string(),
    siteId: z.string().nullable(),
    to: z.string(),
    subject: z.string(),
    state: z.enum(MAIL_STATES),
    attempts: z.int(),
    lastError: z.string().nullable(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    nextTryAt: instant.nullable().meta({ description: 'When it is handed to the mail server next.' }),
  })
  .meta({ id: 'MailSummary' }) satisfies z.ZodType<MailSummary>;

const mail = summary
  .extend({
    text: z.string().nullable(),
    html: z.string().nullable(),
    replyTo: z.string().nullable(),
    fromName: z.string().nullable().meta({ description: 'The name it bears as its sender.' }),
    unsubscribeUrl: z.string().nullable(),
    hasSecret: z.boolean().meta({ description: 'Whether it held a link that opens an account.' }),
  })
  .meta({ id: 'Mail' }) satisfies z.ZodType<Mail>;

export const MAIL_ANSWERS: Answers = {
  'GET /api/mails': z.object({
    mails: z.array(summary),
    next: z.string().nullable().exactOptional().meta({ description: 'To be sent as “before” for more.' }),
    hasServer: z.boolean().meta({ description: 'Whether mails are sent, not only kept.' }),
    from: z.string(),
  }),
  'GET /api/mails/:mail': z.object({ mail }),
  'POST /api/mails/:mail/retry': doneAnswer('queued'),
  'POST /api/mails/test': doneAnswer('queued').extend({ mailId: z.string() }),
};
