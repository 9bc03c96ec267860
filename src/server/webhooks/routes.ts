/** Webhooks for those who look after a site: make, change, remove, renew the secret. */
import { Hono } from 'hono';
import type { BodyOf } from '#domain/calls/call.ts';
import * as webhooks from '#domain/webhooks/calls.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { type AnswerCall, answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { changeWebhook, checkAddress, makeWebhook, removeWebhook, renewSecret } from './change-webhooks.ts';
import type { DeliverDeps } from './deps.ts';
import { toSummary } from './present-delivery.ts';
import { listWebhookRows, toWebhook } from './queries.ts';
import { listLastDeliveries } from './queries-deliveries.ts';
import { deliveryRoutes } from './routes-deliveries.ts';

export interface WebhookRoutesDeps extends Deps, Pick<DeliverDeps, 'secret' | 'outgoing' | 'findSubmission'> {
  readonly authorize: Authorize;
  readonly listForms: (db: Queryable, siteId: string) => Promise<readonly webhooks.WebhookForm[]>;
}

export function webhookRoutes(deps: WebhookRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(webhooks.readAll, async ({ siteId }) => {
    const { db, now } = deps;
    const rows = await listWebhookRows(db.read, siteId);
    const lasts = await listLastDeliveries(db.read, siteId);
    const lastOf = new Map(lasts.map((row) => [row.webhookId, toSummary(row)]));
    return {
      webhooks: rows.map((row) => toWebhook(row, now(), lastOf.get(row.id) ?? null)),
      forms: await deps.listForms(db.read, siteId),
    };
  });
  changeRoutes(deps, answer);
  deliveryRoutes(deps, answer);
  return app;
}

function changeRoutes(deps: WebhookRoutesDeps, answer: AnswerCall): void {
  answer(webhooks.make, async (call, input) => {
    const checked = await checkAddress(deps.outgoing, input.url);
    if (checked.kind === 'invalid') return checked;
    const made = await recorded(
      deps,
      call,
      (within) => makeWebhook(within, call.siteId, input),
      (result) => (result.kind === 'made' ? told('added', result.webhook) : undefined),
    );
    if (made.kind !== 'made') return made;
    return { webhook: made.webhook, secret: made.secret, warning: checked.warning };
  });
  answer(webhooks.renewSecret, async (call) => {
    const made = await recorded(
      deps,
      call,
      (within) => renewSecret(within, addressOf(call)),
      (result) => (result.kind === 'made' ? told('renewed the secret of', result.webhook) : undefined),
    );
    return made.kind === 'made' ? { webhook: made.webhook, secret: made.secret } : made;
  });
  answer(webhooks.change, async (call, input) => {
    const checked = input.url === undefined ? UNCHANGED : await checkAddress(deps.outgoing, input.url);
    if (checked.kind === 'invalid') return checked;
    const changed = await recorded(
      deps,
      call,
      (within) => changeWebhook(within, addressOf(call), input),
      (result) => (result.kind === 'changed' ? told(verbOf(input), result.webhook) : undefined),
    );
    return changed.kind === 'changed' ? { webhook: changed.webhook, warning: checked.warning } : changed;
  });
  answer(webhooks.remove, async (call) => {
    const { id } = addressOf(call);
    const removed = await recorded(
      deps,
      call,
      (within) => removeWebhook(within, addressOf(call)),
      (result) => (result.kind === 'removed' ? told('removed', { id, url: result.url }) : undefined),
    );
    return removed.kind === 'removed' ? { kind: 'removed' } : removed;
  });
}

interface Address {
  readonly siteId: string;
  readonly params: { readonly webhook: string };
}

function addressOf({ siteId, params }: Address) {
  return { siteId, id: params.webhook };
}

function verbOf({ isOn, ...rest }: BodyOf<typeof webhooks.change>): string {
  if (isOn === undefined || Object.keys(rest).length > 0) return 'changed';
  return isOn ? 'turned on' : 'turned off';
}

/** Without the path: in many services that alone lets anybody write. */
function told(verb: string, { id, url }: Pick<webhooks.Webhook, 'id' | 'url'>) {
  return { what: `${verb} the webhook to ${new URL(url).host}`, target: { kind: 'webhook', id } };
}

const UNCHANGED = { kind: 'taken', warning: null } as const;
