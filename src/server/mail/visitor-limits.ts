/**
 * How many mails visitors can have sent to addresses they type, whoever these belong to: of one visitor and of all of a
 * site. What is more is on hold: it stands in the outbox with its text, and goes when somebody has it sent.
 */
import { HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { countVisitorMails } from './queries.ts';

export const MAX_OF_SENDER = 60;
export const MAX_OF_SITE = 300;

export interface VisitorMail {
  readonly siteId: string;
  /** Identifies the visitor on this site. */
  readonly sender: string;
  /** It is about an order or a booking: on a busy day a site has more of these than its limit. */
  readonly isAbout: boolean;
}

/** @returns why it is on hold, for the outbox; undefined where it may go */
export async function reasonToHold(
  tx: Queryable,
  { now }: Pick<Deps, 'now'>,
  { siteId, sender, isAbout }: VisitorMail,
): Promise<string | undefined> {
  const since = now() - HOUR_MS;
  if ((await countVisitorMails(tx, { sender }, since)) >= MAX_OF_SENDER)
    return `On hold. ${MAX_OF_SENDER} emails to visitors were requested from one place within an hour. Send it if it is wanted.`;
  if (!isAbout && (await countVisitorMails(tx, { siteId }, since)) >= MAX_OF_SITE)
    return `On hold. This site has sent ${MAX_OF_SITE} emails to visitors within an hour. Send it if it is wanted.`;
  return undefined;
}
