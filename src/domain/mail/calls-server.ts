/** The calls about the mail server of the installation, where it is set on screen and not by SMTP_URL. */
import { z } from 'zod';
import { call, type Shape } from '../calls/call.ts';
import { emailSchema } from './email-schema.ts';

const PATH = '/api/mail-server';
const may = 'admin.installation';

/** `tls`: from the first byte, mostly at port 465; `starttls`: once connected, mostly at 587. */
const encryption = z.enum(['tls', 'starttls']);
export type MailEncryption = Shape<typeof encryption>;

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])$/,
    'Enter the server’s name, such as mail.example.org.',
  );

export const mailServerSettings = z.strictObject({
  host,
  port: z.int('Enter a number, such as 465.').min(1).max(65_535),
  encryption,
  /** Empty: it asks for no name and password. */
  user: z.string().trim().max(254),
  fromName: z
    .string()
    .trim()
    .min(1, 'Enter a sender name.')
    .max(100)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these would end a header
    .regex(/^[^\u0000-\u001f\u007f]*$/, 'Use a single line.'),
  fromAddress: emailSchema,
});
export type MailServerSettings = Shape<typeof mailServerSettings>;

const state = z
  .object({
    setBy: z.enum(['environment', 'screen']).nullable().meta({
      description:
        'Source: SMTP_URL from the environment, which takes precedence, or this call. Null if emails stay in the outbox.',
    }),
    server: mailServerSettings.extend({ hasPassword: z.boolean() }).nullable(),
  })
  .meta({ id: 'MailServer' });
export type MailServerState = Shape<typeof state>;

export const readServer = call('GET', PATH, {
  may,
  summary: 'Returns the mail server, without its password.',
  answer: state,
  cache: 'no-store',
});

export const saveServer = call('PUT', PATH, {
  may,
  summary: 'Connects to a mail server and, if that works, uses it for all emails.',
  body: mailServerSettings.extend({
    password: z.string().max(1000).nullable().meta({ description: 'Null keeps the current one.' }),
  }),
  answer: state,
  errors: { 'not-allowed': 409, unreachable: 422 },
  leaves: 'mail.server-changed',
});

export const removeServer = call('DELETE', PATH, {
  may,
  summary: 'Removes the mail server. Emails stay in the outbox.',
  answer: state,
  leaves: 'mail.server-removed',
});
