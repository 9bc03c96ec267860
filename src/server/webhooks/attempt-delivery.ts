/** One try to deliver one message, and what follows from how it went. */

import { submissionMessage, testMessage } from '#domain/webhooks/message.ts';
import { TEST_EVENT } from '#domain/webhooks/webhook.ts';
import type { Queryable } from '../db/schema.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import type { DeliverDeps } from './deps.ts';
import { isTaken, problemOf, UNREADABLE_SECRET } from './problem-of.ts';
import { findWebhookRow } from './queries.ts';
import { settleDelivery } from './queries-deliveries.ts';
import { settleAttempt } from './settle-attempt.ts';
import { openSecret, signedHeaders } from './sign-message.ts';
import type { WebhookDeliveryTable, WebhookTable } from './tables.ts';

/** For everything from the DNS to the end of the answer. */
export const ATTEMPT_MS = 10_000;
const MAX_ANSWER_BYTES = 64_000;

type Answer = Awaited<ReturnType<Outgoing['send']>>;

export async function attemptDelivery(
  deps: DeliverDeps,
  delivery: WebhookDeliveryTable,
  signal: AbortSignal,
): Promise<void> {
  const { db, now } = deps;
  const webhook = await findWebhookRow(db.read, delivery.siteId, delivery.webhookId);
  const body = await bodyOf(deps, db.read, delivery);
  // Deleted meanwhile, and the delivery with it.
  if (!webhook || body === undefined) return;
  const at = now();
  const headers = headersOf(deps, webhook, { id: delivery.id, at, body });
  const answer = headers && (await send(deps, webhook.url, headers, body, signal));
  if (signal.aborted && !(answer && isTaken(answer))) {
    // The process ends: this was no try.
    await db.write((tx) => settleDelivery(tx, delivery, { nextAt: now(), attempts: delivery.attempts - 1 }));
    return;
  }
  await settleAttempt(deps, delivery, {
    at,
    ms: now() - at,
    status: answer?.kind === 'answered' ? answer.status : null,
    problem: answer ? problemOf(answer) : UNREADABLE_SECRET,
    text: answer?.kind === 'answered' ? answer.text : undefined,
  });
}

async function send(
  { outgoing }: DeliverDeps,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
): Promise<Answer> {
  return outgoing.send({
    method: 'POST',
    url,
    headers,
    body,
    timeoutMs: ATTEMPT_MS,
    maxBytes: MAX_ANSWER_BYTES,
    signal,
  });
}

/** What is sent: made anew from what it tells of, of which no copy is kept. Undefined when that is gone. */
export async function bodyOf(
  { findSubmission }: Pick<DeliverDeps, 'findSubmission'>,
  db: Queryable,
  delivery: Pick<WebhookDeliveryTable, 'event' | 'siteId' | 'submissionId' | 'createdAt'>,
): Promise<string | undefined> {
  if (delivery.event === TEST_EVENT) return JSON.stringify(testMessage(delivery.siteId, delivery.createdAt));
  const submission = await findSubmission(db, delivery.submissionId ?? '');
  return submission && JSON.stringify(submissionMessage(submission));
}

/** Undefined when the secret cannot be read. */
function headersOf(
  { secret, now }: Pick<DeliverDeps, 'secret' | 'now'>,
  webhook: WebhookTable,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): Readonly<Record<string, string>> | undefined {
  const key = openSecret(secret, webhook.id, webhook.secret);
  if (!key) return undefined;
  const isOverlapping = webhook.oldSecret !== null && (webhook.oldSecretUntil ?? 0) > now();
  const old = isOverlapping ? openSecret(secret, webhook.id, webhook.oldSecret ?? '') : undefined;
  const keys = old ? [key, old] : [key];
  return { 'content-type': 'application/json', ...signedHeaders(keys, { id: messageId(id), at, body }) };
}

/** The same for every try, so that whoever receives it twice can tell. */
export function messageId(deliveryId: string): string {
  return `msg_${deliveryId}`;
}
