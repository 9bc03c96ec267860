/** Hands mails to a mail server over a few kept connections; nobody else is asked for anything. */
import type { Transporter } from 'nodemailer';
import type { Delivery, MailTransport, OutgoingMail } from './transport.ts';

const CONNECT_MS = 10_000;
const SOCKET_MS = 30_000;
const MAX_CONNECTIONS = 2;
const MAX_MESSAGE_LENGTH = 500;
/** Steps of the conversation at which a 5xx is about this very mail, not about us or the server. */
const ABOUT_THE_MAIL = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

export interface MailSender {
  readonly name: string;
  readonly address: string;
}

export function smtpTransport(url: string, from: MailSender): MailTransport {
  const at = new URL(url);
  // With the first mail: a server without mail has no use for it.
  let opened: Promise<Transporter> | undefined;
  return {
    async deliver(mail, signal) {
      try {
        opened ??= openTransport(at);
        await (await opened).sendMail({ ...messageOf(mail, from), signal });
        return { kind: 'sent' };
      } catch (error) {
        return failureOf(error);
      }
    },
    close: () =>
      void opened?.then(
        (transport) => transport.close(),
        () => undefined,
      ),
  };
}

/** Signs in and out again. @returns what the server said against it, undefined when it lets us in */
export async function tryMailServer(url: string): Promise<string | undefined> {
  const transport = await openTransport(new URL(url));
  try {
    await transport.verify();
    return undefined;
  } catch (error) {
    return failureOf(error).message;
  } finally {
    transport.close();
  }
}

async function openTransport(at: URL): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    host: at.hostname.replace(/^\[|\]$/g, ''),
    port: Number(at.port) || (at.protocol === 'smtps:' ? 465 : 587),
    secure: at.protocol === 'smtps:',
    // A password never goes over a line that anybody could read.
    requireTLS: at.username !== '' && at.protocol === 'smtp:' && !isLoopback(at.hostname),
    ...(at.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(at.username), pass: decodeURIComponent(at.password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Nobody sits behind these mails: programs that answer for people keep silent (RFC 3834, and what Exchange reads). */
const NOBODY_ANSWERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function messageOf(mail: OutgoingMail, from: MailSender) {
  return {
    from: { name: mail.fromName ?? from.name, address: from.address },
    // As an object, so that nothing in it is read as a second address.
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: asWritten(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar !== null && { icalEvent: calendarOf(mail.calendar) }),
    // The same at every attempt: a mail that did arrive although we were not told is recognised.
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    headers: { ...NOBODY_ANSWERS, ...unsubscribeHeaders(mail) },
  };
}

/** As calendars of mail programs read it, and as a file for the others. */
function calendarOf(content: string) {
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH';
  return { method, filename: 'booking.ics', content };
}

/** Bytes of a word, so that it stays below the 75 characters a coded word may have. */
const WORD_BYTES = 45;

/** A subject that looks as if it were coded already is coded, so that it arrives as it was written. */
function asWritten(subject: string): string {
  if (!subject.includes('=?')) return subject;
  const words: string[] = [''];
  for (const character of subject) {
    const longer = (words.at(-1) ?? '') + character;
    if (Buffer.byteLength(longer) > WORD_BYTES) words.push(character);
    else words[words.length - 1] = longer;
  }
  return words.map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

function unsubscribeHeaders({ unsubscribeUrl }: OutgoingMail): Readonly<Record<string, string>> {
  if (unsubscribeUrl === null) return {};
  return {
    'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

function failureOf(error: unknown): Extract<Delivery, { readonly message: string }> {
  const {
    responseCode = 0,
    command = '',
    response,
  } = error as { responseCode?: number; command?: string; response?: string };
  const said = response ?? (error instanceof Error ? error.message : String(error));
  const message = said.replace(/\s+/g, ' ').slice(0, MAX_MESSAGE_LENGTH);
  const isFinal = responseCode >= 500 && ABOUT_THE_MAIL.has(command);
  return { kind: isFinal ? 'refused' : 'unavailable', message };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127\./.test(host);
}
