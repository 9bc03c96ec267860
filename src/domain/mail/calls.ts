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
    nextTryAt: instant.nullable().meta({ description: 'When it is handed to the mail server next.' }),
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
    fromName: z.string().nullable().meta({ description: 'The name it bears as its sender.' }),
    unsubscribeUrl: z.string().nullable(),
    hasSecret: z.boolean().meta({ description: 'Whether it held a link that opens an account.' }),
  })
  .meta({ id: 'Mail' });
export type Mail = Shape<typeof mail>;

export const readList = call('GET', MAILS, {
  may,
  summary: 'Lists the mails of this installation, the latest first.',
  query: z.object({
    state: state.optional(),
    to: emailSchema.optional().meta({ description: 'Only mails to this address.' }),
    about: idSchema.optional().meta({ description: 'Only mails about this order.' }),
    before: z.string().optional().meta({ description: 'The id of a mail: only older ones are given.' }),
  }),
  answer: z.object({
    mails: z.array(summary),
    next: z.string().nullable().exactOptional().meta({ description: 'To be sent as “before” for more.' }),
    hasServer: z.boolean().meta({ description: 'Whether mails are sent, not only kept.' }),
    from: z.string(),
  }),
  cache: 'no-store',
});

export const read = call('GET', MAIL, {
  may,
  summary: 'Reads a mail with its text.',
  answer: z.object({ mail }),
  cache: 'no-store',
  errors: { missing: 404 },
});

export const retry = call('POST', `${MAIL}/retry`, {
  may,
  summary: 'Sends a mail again that could not be sent, or one that waits for its next try at once.',
  answer: doneAnswer('queued'),
  errors: { missing: 404, 'not-allowed': 409 },
  leaves: 'mail.retried',
});

export const sendTest = call('POST', `${MAILS}/test`, {
  may,
  summary: 'Sends a mail to see whether mails arrive.',
  body: z.strictObject({ to: emailSchema }),
  answer: doneAnswer('queued').extend({ mailId: z.string() }),
  status: 202,
  leaves: 'mail.tested',
});

/** In one call. */
export const MOST_ON_HOLD_AT_ONCE = 1000;

export const sendOnHold = call('POST', '/api/sites/:site/mails/send-held', {
  may: 'config.crm',
  summary: 'Sends the mails to visitors of a site that were held.',
  description: `The oldest first, ${MOST_ON_HOLD_AT_ONCE} in one call; answers with how many are on their way.`,
  answer: doneAnswer('queued').extend({ count: z.int() }),
  leaves: 'form.mails-sent',
});
