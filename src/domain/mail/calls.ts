/** The calls about the outbox. Mails hold links that open accounts: only owners of the installation read them. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';
import { emailSchema } from './email-schema.ts';

const MAILS = '/api/mails';
const MAIL = `${MAILS}/:mail`;
const may = 'admin.installation';

/** `kept`: stays in the outbox to be read there, since no mail server is set. */
const state = z.enum(['waiting', 'sent', 'failed', 'kept']);
export type MailState = Shape<typeof state>;

const summary = z
  .object({
    id: z.string(),
    siteId: z.string().nullable(),
    to: z.string(),
    subject: z.string(),
    state,
    /** Times it was handed to the mail server. */
    attempts: z.int(),
    /** What the mail server said last; null when all went well. */
    lastError: z.string().nullable(),
    createdAt: instant,
    /** When it was sent, kept or given up. */
    finishedAt: instant.nullable(),
    nextTryAt: instant.nullable().meta({ description: 'Next delivery attempt.' }),
  })
  .meta({ id: 'MailSummary' });
export type MailSummary = Shape<typeof summary>;

const mail = summary
  .extend({
    /** Null once the text has been removed: it stays for 30 days at most. */
    text: z.string().nullable(),
    html: z.string().nullable(),
    /** Where replies go; null: to the sender. */
    replyTo: z.string().nullable(),
    fromName: z.string().nullable().meta({ description: 'Sender name.' }),
    unsubscribeUrl: z.string().nullable(),
    hasSecret: z.boolean().meta({ description: 'Whether it had a link that opens an account.' }),
  })
  .meta({ id: 'Mail' });
export type Mail = Shape<typeof mail>;

export const readList = call('GET', MAILS, {
  may,
  summary: 'Lists this installation’s emails, latest first.',
  query: z.object({
    state: state.optional(),
    to: emailSchema.optional().meta({ description: 'Only emails to this address.' }),
    about: idSchema.optional().meta({ description: 'Only emails about this order.' }),
    before: z.string().optional().meta({ description: 'An email’s id. Returns only older ones.' }),
  }),
  answer: z.object({
    mails: z.array(summary),
    next: z.string().nullable().exactOptional().meta({ description: 'Pass as “before” for more.' }),
    hasServer: z.boolean().meta({ description: 'Whether emails are sent, not only stored.' }),
    from: z.string(),
  }),
  cache: 'no-store',
});

export const read = call('GET', MAIL, {
  may,
  summary: 'Returns an email with its text.',
  answer: z.object({ mail }),
  cache: 'no-store',
  errors: { missing: 404 },
});

export const retry = call('POST', `${MAIL}/retry`, {
  may,
  summary: 'Resends a failed email, or sends a waiting one now.',
  answer: doneAnswer('queued'),
  errors: { missing: 404, 'not-allowed': 409 },
  leaves: 'mail.retried',
});

export const sendTest = call('POST', `${MAILS}/test`, {
  may,
  summary: 'Sends a test email.',
  body: z.strictObject({ to: emailSchema }),
  answer: doneAnswer('queued').extend({ mailId: z.string() }),
  status: 202,
  leaves: 'mail.tested',
});

/** In one call. */
export const MOST_ON_HOLD_AT_ONCE = 1000;

export const sendOnHold = call('POST', '/api/sites/:site/mails/send-held', {
  may: 'config.crm',
  summary: 'Sends a site’s emails to visitors that are on hold.',
  description: `Oldest first, ${MOST_ON_HOLD_AT_ONCE} per call. Returns how many are being sent.`,
  answer: doneAnswer('queued').extend({ count: z.int() }),
  leaves: 'form.mails-sent',
});
