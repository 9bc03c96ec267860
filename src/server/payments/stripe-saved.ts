/**
 * Payments at Stripe with a saved card: the buyer is not there, so they are decided at once. They are payment intents
 * by themselves; one whose answer was lost is found again among those of its customer by our key.
 */
import type Stripe from 'stripe';
import type { SavedMethod } from '#domain/store/orders/saved-method.ts';
import { MINUTE_MS } from '#domain/time.ts';
import type { PaymentNews, PaymentRef, PaymentStart } from './payment-provider.ts';

/** Banks take days over some payments. */
export const BANKS_TAKE_MS = 15 * MINUTE_MS;
const EXPAND = { expand: ['latest_charge'] };
const REFUSED = 'The payment was declined.';
/** Of one customer. Stripe lists the latest first. */
const MOST_LOOKED_AT = 100;

/** Of a payment that only uses a key up: each account takes it. */
const UNPAID = { amount: 100, currency: 'usd' };

type Intent = Stripe.PaymentIntent;

/** It has been said for certain that nothing came of it. Of everything else that is not known. */
export function isRefusal(
  error: unknown,
): error is { readonly message: string; readonly code?: string; readonly type: unknown } {
  const type = error instanceof Error && 'type' in error ? error.type : '';
  return (
    type === 'StripeInvalidRequestError' ||
    type === 'StripeAuthenticationError' ||
    type === 'StripePermissionError' ||
    type === 'StripeCardError'
  );
}

/** The account at Stripe is not in order, such as after its key was changed: no card is to blame. */
function isOfAccount({ type }: { readonly type: unknown }): boolean {
  return type === 'StripeAuthenticationError' || type === 'StripePermissionError';
}

export function isIntent(ref: string): boolean {
  return ref.startsWith('pi_');
}

/** A payment whose owner is not there. One that was refused at once bears our key. */
export function isOfMethod({ method, ref, key }: PaymentRef): boolean {
  return ref === null || ref === key ? method !== undefined : isIntent(ref);
}

/** What later payments need: the customer and the card, in one text. */
export function savedMethodOf(
  { customer, setup_intent: setup }: Stripe.Checkout.Session,
  paid: Intent | null,
): SavedMethod | undefined {
  const set = typeof setup === 'object' ? setup : null;
  const method = set?.payment_method ?? paid?.payment_method ?? null;
  if (customer === null || method === null) return undefined;
  const [customerId, methodId] = [customer, method].map((each) =>
    typeof each === 'string' ? each : each.id,
  );
  const charge = typeof paid?.latest_charge === 'object' ? paid.latest_charge : null;
  const card = typeof method === 'object' ? method.card : charge?.payment_method_details?.card;
  return { ref: `${customerId} ${methodId}`, label: card?.last4 ? `•••• ${card.last4}` : 'Stripe' };
}

export async function chargeMethod(
  stripe: Stripe,
  { key, amountMinor, currency, method, title }: PaymentStart & { readonly method: SavedMethod },
  now: number,
): Promise<PaymentNews> {
  const [customer = '', payment_method = ''] = method.ref.split(' ');
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountMinor,
        currency: currency.toLowerCase(),
        customer,
        payment_method,
        off_session: true,
        confirm: true,
        metadata: { attempt: key },
        ...(title !== undefined && { description: title }),
        ...EXPAND,
      },
      { idempotencyKey: key },
    );
    return newsOf(intent, now);
  } catch (error) {
    if (!isRefusal(error) || isOfAccount(error)) throw error;
    return { state: 'failed', ref: key, capturedMinor: 0, currency, problem: error.message };
  }
}

/** Undefined where Stripe has never heard of it. */
export async function findCharged(
  stripe: Stripe,
  payment: PaymentRef,
  now: number,
): Promise<PaymentNews | undefined> {
  const intent = await findIntent(stripe, payment);
  return intent && newsOf(intent, now);
}

async function findIntent(stripe: Stripe, { key, ref, method }: PaymentRef): Promise<Intent | undefined> {
  if (ref !== null && isIntent(ref)) {
    const intent = await stripe.paymentIntents.retrieve(ref, EXPAND);
    if (intent.metadata['attempt'] !== key) throw new Error('Stripe tells of another payment.');
    return intent;
  }
  const [customer = ''] = method?.ref.split(' ') ?? [];
  const { data } = await stripe.paymentIntents.list({ customer, limit: MOST_LOOKED_AT });
  return data.find(({ metadata }) => metadata['attempt'] === key);
}

export async function cancelCharge(stripe: Stripe, payment: PaymentRef, now: number): Promise<PaymentNews> {
  const intent = (await findIntent(stripe, payment)) ?? (await spendKey(stripe, payment));
  if (!intent) return { state: 'cancelled', ref: payment.key, capturedMinor: 0, currency: '' };
  if (intent.status !== 'requires_action' && intent.status !== 'requires_payment_method')
    return newsOf(intent, now);
  return newsOf(await stripe.paymentIntents.cancel(intent.id), now);
}

/**
 * A request that was sent long ago may still arrive. Stripe takes a key once: an unconfirmed payment is made with
 * it, and what comes later is refused.
 * @returns undefined where nothing can be charged anyway
 * @throws where the other request has arrived first: it is found at the next look
 */
async function spendKey(stripe: Stripe, { key, method }: PaymentRef): Promise<Intent | undefined> {
  const [customer = ''] = method?.ref.split(' ') ?? [];
  try {
    return await stripe.paymentIntents.create(
      { ...UNPAID, customer, metadata: { attempt: key }, ...EXPAND },
      { idempotencyKey: key },
    );
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

const STATES: Readonly<Partial<Record<Intent['status'], PaymentNews['state']>>> = {
  succeeded: 'captured',
  processing: 'processing',
  canceled: 'cancelled',
};

/** A bank that wants its customer there has refused. */
function newsOf(intent: Intent, now: number): PaymentNews {
  const state = STATES[intent.status] ?? 'failed';
  return {
    state,
    ref: intent.id,
    capturedMinor: state === 'captured' ? intent.amount_received : 0,
    currency: intent.currency.toUpperCase(),
    ...(state === 'failed' && { problem: intent.last_payment_error?.message ?? REFUSED }),
    ...(state === 'processing' && { quietUntil: now + BANKS_TAKE_MS }),
  };
}
