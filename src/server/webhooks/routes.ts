/** Webhooks for those who look after a site: make, change, remove, renew the secret. */
import { type Context, Hono } from 'hono';
import type { Webhook, WebhookForm } from '#domain/webhooks/webhook.ts';
import { recorded, type Told } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { type Call, type RouteWriter, routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { withAnswers } from '../http/route-list.ts';
import { WEBHOOK_ANSWERS } from './answers.ts';
import {
  changeWebhook,
  checkAddress,
  type Invalid,
  type Missing,
  makeWebhook,
  removeWebhook,
  renewSecret,
} from './change-webhooks.ts';
import { newWebhookInput, type WebhookInput, webhookInput } from './contract.ts';
import type { DeliverDeps } from './deps.ts';
import { toSummary } from './present-delivery.ts';
import { listWebhookRows, toWebhook } from './queries.ts';
import { listLastDeliveries } from './queries-deliveries.ts';
import { deliveryRoutes } from './routes-deliveries.ts';

const WEBHOOKS = '/api/sites/:site/webhooks';
const WEBHOOK = `${WEBHOOKS}/:webhook`;

export interface WebhookRoutesDeps extends Deps, Pick<DeliverDeps, 'secret' | 'outgoing' | 'findSubmission'> {
  readonly authorize: Authorize;
  readonly listForms: (db: Queryable, siteId: string) => Promise<readonly WebhookForm[]>;
}

export function webhookRoutes(deps: WebhookRoutesDeps): Hono {
  const app = new Hono();
  const routes = routeWriter(app, deps.authorize);
  listRoute(deps, routes);
  makeRoutes(deps, routes);
  changeRoutes(deps, routes);
  deliveryRoutes(deps, routes);
  return withAnswers(app, WEBHOOK_ANSWERS);
}

function listRoute(deps: WebhookRoutesDeps, { route }: RouteWriter): void {
  const about = 'Lists the webhooks of a site with how they fare, and the forms they can be told of.';
  route('GET', WEBHOOKS, 'config.settings', about, async ({ context, siteId }) => {
    const { db, now } = deps;
    const rows = await listWebhookRows(db.read, siteId);
    const lasts = await listLastDeliveries(db.read, siteId);
    const lastOf = new Map(lasts.map((row) => [row.webhook_id, toSummary(row)]));
    return noStore(context).json({
      webhooks: rows.map((row) => toWebhook(row, now(), lastOf.get(row.id) ?? null)),
      forms: await deps.listForms(db.read, siteId),
    });
  });
}

function makeRoutes(deps: WebhookRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  const make = {
    summary: 'Makes a webhook, and tells the secret that signs its messages.',
    description: 'Messages follow Standard Webhooks. The secret is told this once.',
  };
  bodyRoute('POST', WEBHOOKS, 'config.settings', newWebhookInput, make, async (call, input) => {
    const checked = await checkAddress(deps.outgoing, input.url);
    if (checked.kind === 'invalid') return refuse(call.context, checked);
    const run = (within: WebhookRoutesDeps) => makeWebhook(within, call.siteId, input);
    const made = await recorded(deps, call, run, (result) =>
      result.kind === 'made' ? told('added', result.webhook) : undefined,
    );
    if (made.kind === 'made') {
      const { webhook, secret } = made;
      return noStore(call.context).json({ webhook, secret, warning: checked.warning }, 201);
    }
    return call.context.json({ error: made }, 409);
  });
  const renew = {
    summary: 'Gives a webhook a new secret, and tells it.',
    description: 'The old one signs as well for another 24 hours.',
  };
  route('POST', `${WEBHOOK}/secret`, 'config.settings', renew, async (call) => {
    const run = (within: WebhookRoutesDeps) => renewSecret(within, addressOf(call));
    const made = await recorded(deps, call, run, (result) =>
      result.kind === 'made' ? told('renewed the secret of', result.webhook) : undefined,
    );
    if (made.kind === 'missing') return refuse(call.context, made);
    return noStore(call.context).json({ webhook: made.webhook, secret: made.secret });
  });
}

function changeRoutes(deps: WebhookRoutesDeps, { route, bodyRoute }: RouteWriter): void {
  const change = {
    summary: 'Changes a webhook, or switches it on or off.',
    description: 'Switched off, it is told of nothing; what still waits for it is given up.',
  };
  bodyRoute('PATCH', WEBHOOK, 'config.settings', webhookInput, change, async (call, input) => {
    const checked = input.url === undefined ? UNCHANGED : await checkAddress(deps.outgoing, input.url);
    if (checked.kind === 'invalid') return refuse(call.context, checked);
    const run = (within: WebhookRoutesDeps) => changeWebhook(within, addressOf(call), input);
    const changed = await recorded(deps, call, run, (result) =>
      result.kind === 'changed' ? told(verbOf(input), result.webhook) : undefined,
    );
    if (changed.kind === 'missing') return refuse(call.context, changed);
    return noStore(call.context).json({ webhook: changed.webhook, warning: checked.warning });
  });
  const remove = 'Removes a webhook and forgets what was delivered to it.';
  route('DELETE', WEBHOOK, 'config.settings', remove, async (call) => {
    const address = addressOf(call);
    const run = (within: WebhookRoutesDeps) => removeWebhook(within, address);
    const removed = await recorded(deps, call, run, (result) =>
      result.kind === 'removed' ? told('removed', { id: address.id, url: result.url }) : undefined,
    );
    if (removed.kind === 'missing') return refuse(call.context, removed);
    return call.context.json({ kind: 'removed' });
  });
}

function addressOf({ siteId, param }: Call) {
  return { siteId, id: param('webhook') };
}

function verbOf({ isOn, ...rest }: WebhookInput): string {
  if (isOn === undefined || Object.keys(rest).length > 0) return 'changed';
  return isOn ? 'switched on' : 'switched off';
}

/** Without the path: in many services that alone lets anybody write. */
function told(verb: string, { id, url }: Pick<Webhook, 'id' | 'url'>): Told {
  return {
    action: 'webhook.changed',
    what: `${verb} the webhook to ${new URL(url).host}`,
    target: { kind: 'webhook', id },
  };
}

const UNCHANGED = { kind: 'taken', warning: null } as const;
const STATUS = { missing: 404, invalid: 422 } as const;

function refuse(context: Context, wrong: Missing | Invalid): Response {
  return context.json({ error: wrong }, STATUS[wrong.kind]);
}

function noStore(context: Context): Context {
  context.header('cache-control', 'no-store');
  return context;
}
