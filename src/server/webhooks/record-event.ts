/** Writes what is to be told beside what it tells of: in one transaction, so that it is told once. */
import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import { TEST_EVENT, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Once } from '../jobs/once.ts';
import { DELIVER_JOB } from './job-names.ts';
import { formsOf, listWebhookRows } from './queries.ts';
import { insertDelivery } from './queries-deliveries.ts';
import type { WebhookTable } from './tables.ts';

type Told = (
  submission: FormSubmission,
  once: Once,
) => Promise<((tx: Queryable) => Promise<void>) | undefined>;

/** Follows submissions: a delivery for each webhook that wants to know of the form. */
export function webhookFollower(deps: Pick<Deps, 'db' | 'now' | 'newId'>): Told {
  return async ({ id, siteId, formId }, once) => {
    const wanted = (db: Queryable) => listWanted(db, siteId, 'form.submitted', formId);
    if ((await once(`webhooks ${formId}`, () => wanted(deps.db.read))).length === 0) return undefined;
    return async (tx) => {
      const webhooks = await wanted(tx);
      for (const webhook of webhooks)
        await recordDelivery(tx, deps, webhook, { event: 'form.submitted', submissionId: id });
      if (webhooks.length > 0) await queueDelivering(tx, deps, siteId);
    };
  };
}

async function listWanted(
  db: Queryable,
  siteId: string,
  event: WebhookEvent,
  formId: string,
): Promise<WebhookTable[]> {
  const rows = await listWebhookRows(db, siteId);
  return rows.filter((row) => {
    const events = readJson(row.events);
    return row.isOn === 1 && events.includes(event) && (formsOf(row)?.includes(formId) ?? true);
  });
}

/** @returns the delivery's id */
export async function recordTest(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  webhook: WebhookTable,
): Promise<string> {
  const id = await recordDelivery(tx, deps, webhook, { event: TEST_EVENT, submissionId: null });
  await queueDelivering(tx, deps, webhook.siteId);
  return id;
}

async function recordDelivery(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  webhook: WebhookTable,
  what: { readonly event: string; readonly submissionId: string | null },
): Promise<string> {
  const id = deps.newId();
  await insertDelivery(tx, {
    id,
    webhookId: webhook.id,
    siteId: webhook.siteId,
    event: what.event,
    submissionId: what.submissionId,
    state: 'waiting',
    attempts: 0,
    status: null,
    problem: null,
    tries: '[]',
    answer: null,
    nextAt: deps.now(),
    createdAt: deps.now(),
  });
  return id;
}

/**
 * One job delivers everything that is due.
 * @param at a later instant; without it: as soon as this is committed
 */
export async function queueDelivering(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  siteId: string,
  at?: number,
): Promise<void> {
  // What is due within a second is one job, at its end.
  const runAt = at === undefined ? deps.now() : Math.ceil(at / 1000) * 1000;
  const dedupeKey = `${DELIVER_JOB}:${at === undefined ? 'now' : runAt}`;
  await enqueue(tx, deps, { type: DELIVER_JOB, siteId, payload: {}, runAt, dedupeKey });
}
