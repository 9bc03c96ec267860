/** Making, changing and removing webhooks, and giving one a new secret. */
import type { BodyOf } from '#domain/calls/call.ts';
import type { change, make, Webhook } from '#domain/webhooks/calls.ts';
import { MAX_WEBHOOKS, SECRET_OVERLAP_MS } from '#domain/webhooks/webhook.ts';
import type { Deps } from '../deps.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import { REFUSALS } from './problem-of.ts';
import {
  deleteWebhook,
  findWebhookRow,
  insertWebhook,
  listWebhookRows,
  toWebhook,
  updateWebhook,
} from './queries.ts';
import { giveUpWaiting } from './queries-deliveries.ts';
import { makeSecret } from './sign-message.ts';
import type { WebhookTable } from './tables.ts';

export interface ChangeDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly secret: string;
}

export type WebhookInput = BodyOf<typeof change>;

export interface WebhookAddress {
  readonly siteId: string;
  readonly id: string;
}

export type Missing = { readonly kind: 'missing'; readonly message: string };
export type Invalid = { readonly kind: 'invalid'; readonly field: 'url'; readonly message: string };

export type WebhookMade =
  | { readonly kind: 'made'; readonly webhook: Webhook; readonly secret: string }
  | { readonly kind: 'not-allowed'; readonly message: string };

export type WebhookChanged = { readonly kind: 'changed'; readonly webhook: Webhook } | Missing;
export type SecretMade =
  | { readonly kind: 'made'; readonly webhook: Webhook; readonly secret: string }
  | Missing;

export const MISSING: Missing = { kind: 'missing', message: 'This webhook no longer exists.' };

/** Whether requests may go there, as far as that can be told now: a name that leads nowhere may lead somewhere tomorrow. */
export async function checkAddress(
  outgoing: Outgoing,
  url: string,
): Promise<Invalid | { readonly kind: 'taken'; readonly warning: string | null }> {
  const checked = await outgoing.check(url);
  if (checked.ok || checked.reason === 'dns-silent') return { kind: 'taken', warning: null };
  const message = REFUSALS[checked.reason];
  if (checked.reason === 'unresolved') return { kind: 'taken', warning: message };
  return { kind: 'invalid', field: 'url', message };
}

export async function makeWebhook(
  deps: ChangeDeps,
  siteId: string,
  { url, events, forms }: BodyOf<typeof make>,
): Promise<WebhookMade> {
  return deps.db.write(async (tx): Promise<WebhookMade> => {
    if ((await listWebhookRows(tx, siteId)).length >= MAX_WEBHOOKS) {
      return {
        kind: 'not-allowed',
        message: `A site can have up to ${MAX_WEBHOOKS} webhooks. Remove one you no longer need.`,
      };
    }
    const id = deps.newId();
    const { secret, sealed } = makeSecret(deps.secret, id);
    const row: WebhookTable = {
      id,
      siteId,
      url: normalized(url),
      events: JSON.stringify(events),
      forms: JSON.stringify(forms),
      isOn: 1,
      offReason: null,
      secret: sealed,
      oldSecret: null,
      oldSecretUntil: null,
      failingSince: null,
      createdAt: deps.now(),
    };
    await insertWebhook(tx, row);
    return { kind: 'made', webhook: toWebhook(row, deps.now(), null), secret };
  });
}

export async function changeWebhook(
  deps: ChangeDeps,
  { siteId, id }: WebhookAddress,
  input: WebhookInput,
): Promise<WebhookChanged> {
  return deps.db.write(async (tx): Promise<WebhookChanged> => {
    const row = await findWebhookRow(tx, siteId, id);
    if (!row) return MISSING;
    const change = changesOf(input);
    await updateWebhook(tx, id, change);
    if (input.isOn === false)
      await giveUpWaiting(tx, id, 'The webhook was turned off before this was delivered.');
    return { kind: 'changed', webhook: toWebhook({ ...row, ...change }, deps.now(), null) };
  });
}

function changesOf({ url, events, forms, isOn }: WebhookInput): Partial<WebhookTable> {
  return {
    ...(url === undefined ? {} : { url: normalized(url), failingSince: null }),
    ...(events === undefined ? {} : { events: JSON.stringify(events) }),
    ...(forms === undefined ? {} : { forms: JSON.stringify(forms) }),
    ...(isOn === undefined ? {} : { isOn: isOn ? 1 : 0, offReason: null, failingSince: null }),
  };
}

/** The old secret goes on signing for a day, beside the new one. */
export async function renewSecret(deps: ChangeDeps, { siteId, id }: WebhookAddress): Promise<SecretMade> {
  return deps.db.write(async (tx): Promise<SecretMade> => {
    const row = await findWebhookRow(tx, siteId, id);
    if (!row) return MISSING;
    const { secret, sealed } = makeSecret(deps.secret, id);
    const change = {
      secret: sealed,
      oldSecret: row.secret,
      oldSecretUntil: deps.now() + SECRET_OVERLAP_MS,
    };
    await updateWebhook(tx, id, change);
    return { kind: 'made', webhook: toWebhook({ ...row, ...change }, deps.now(), null), secret };
  });
}

/** @returns the address it led to */
export async function removeWebhook(
  deps: ChangeDeps,
  { siteId, id }: WebhookAddress,
): Promise<{ readonly kind: 'removed'; readonly url: string } | Missing> {
  return deps.db.write(async (tx) => {
    const row = await findWebhookRow(tx, siteId, id);
    if (!row) return MISSING;
    await deleteWebhook(tx, id);
    return { kind: 'removed', url: row.url };
  });
}

/** As it will be asked: without a fragment, in the notation of browsers. */
function normalized(url: string): string {
  const read = new URL(url);
  read.hash = '';
  return read.href;
}
