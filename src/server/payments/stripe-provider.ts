/**
 * Payments at Stripe, through its own library: the buyer pays on a page of Stripe’s and comes back. Nothing is asked
 * of Stripe, and nothing loaded from it, before somebody pays by it. What its news say is never believed: they have
 * the payment looked up.
 */
import type Stripe from 'stripe';
import { MINUTE_MS, SECOND_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type {
  PaymentNews,
  PaymentProvider,
  PaymentRef,
  PaymentStart,
  RefundNews,
  RefundStart,
} from './payment-provider.ts';
import { findStripeKeys } from './stripe-keys.ts';
import {
  BANKS_TAKE_MS,
  cancelCharge,
  chargeMethod,
  findCharged,
  isIntent,
  isOfMethod,
  isRefusal,
  savedMethodOf,
} from './stripe-saved.ts';

export interface StripeDeps extends Pick<Deps, 'db' | 'now'> {
  /** Of the installation. */
  readonly secret: string;
  /** Of something that answers in the place of Stripe. */
  readonly stripeUrl: string | undefined;
}

type Session = Stripe.Checkout.Session;

const TIMEOUT_MS = 10 * SECOND_MS;
/** A buyer has this long to pay; pieces are set aside for as long. Stripe allows no less than thirty minutes. */
const TO_PAY_MS = 31 * MINUTE_MS;
const EXPAND = { expand: ['payment_intent.latest_charge', 'setup_intent.payment_method'] };
const NOT_NOW = 'This payment method is not available right now.';

export async function openStripe(
  { db, secret, stripeUrl }: StripeDeps,
  siteId: string,
): Promise<Stripe | undefined> {
  const { secretKey } = await findStripeKeys(db.read, secret, siteId);
  return secretKey === undefined ? undefined : connectStripe(secretKey, stripeUrl);
}

async function connectStripe(secretKey: string, stripeUrl: string | undefined): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  const at = stripeUrl === undefined ? undefined : new URL(stripeUrl);
  return new Library(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && {
      host: at.hostname,
      port: at.port,
      protocol: at.protocol === 'http:' ? 'http' : 'https',
    }),
  });
}

export function stripeProvider(deps: StripeDeps): PaymentProvider {
  const open = async (siteId: string) => {
    const stripe = await openStripe(deps, siteId);
    if (!stripe) throw new Error('The key of the account at Stripe is missing.');
    return stripe;
  };
  const sessionOf = async (stripe: Stripe, { key, ref }: PaymentRef) => {
    // The buyer was never told where to pay it.
    if (ref === null || ref === key) return undefined;
    const session = await stripe.checkout.sessions.retrieve(ref, EXPAND);
    if (session.client_reference_id !== key) throw new Error('Stripe tells of another payment.');
    return session;
  };
  return {
    id: 'stripe',
    async start(payment) {
      const stripe = await open(payment.siteId);
      const { method } = payment;
      return method
        ? chargeMethod(stripe, { ...payment, method }, deps.now())
        : startSession(stripe, payment, deps.now());
    },
    async retrieve(payment) {
      const stripe = await open(payment.siteId);
      if (isOfMethod(payment)) return findCharged(stripe, payment, deps.now());
      const session = await sessionOf(stripe, payment);
      return session && newsOf(session, deps.now());
    },
    async cancel(payment) {
      const stripe = await open(payment.siteId);
      if (isOfMethod(payment)) return cancelCharge(stripe, payment, deps.now());
      const session = await sessionOf(stripe, payment);
      if (!session) return { state: 'cancelled', ref: payment.key, capturedMinor: 0, currency: '' };
      if (session.status === 'open')
        await stripe.checkout.sessions.expire(session.id).catch((error: unknown) => {
          // It was paid at this very moment, or has ended by itself: what it is now is asked below.
          if (!isRefusal(error)) throw error;
        });
      return newsOf(await stripe.checkout.sessions.retrieve(session.id, EXPAND), deps.now());
    },
    async refund(refund) {
      return refundAt(await open(refund.siteId), refund);
    },
  };
}

async function startSession(stripe: Stripe, payment: PaymentStart, now: number): Promise<PaymentNews> {
  const { key, amountMinor, currency, email, back, title = 'Your order', saves = false } = payment;
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: amountMinor,
    product_data: { name: title },
  };
  try {
    const session = await stripe.checkout.sessions.create(
      {
        client_reference_id: key,
        customer_email: email,
        ...(saves && { customer_creation: 'always' as const }),
        ...(amountMinor === 0
          ? { mode: 'setup' as const, currency: price.currency }
          : {
              mode: 'payment' as const,
              line_items: [{ quantity: 1, price_data: price }],
              payment_intent_data: {
                metadata: { attempt: key },
                ...(saves && { setup_future_usage: 'off_session' as const }),
              },
            }),
        success_url: back.done,
        cancel_url: back.cancelled,
        expires_at: Math.floor((now + TO_PAY_MS) / SECOND_MS),
        ...EXPAND,
      },
      { idempotencyKey: key },
    );
    return newsOf(session, now);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const problem =
      error.code === 'amount_too_small' ? 'The total is too small for this payment method.' : NOT_NOW;
    return { state: 'failed', ref: key, capturedMinor: 0, currency, problem };
  }
}

function newsOf(session: Session, now: number): PaymentNews {
  const { payment_intent: intent } = session;
  const paid = typeof intent === 'object' ? intent : null;
  const state = stateOf(session, paid);
  const cardCountry = cardCountryOf(paid);
  const method = state === 'captured' ? savedMethodOf(session, paid) : undefined;
  return {
    state,
    ref: session.id,
    capturedMinor: state === 'captured' ? (paid?.amount_received ?? 0) : 0,
    currency: (session.currency ?? '').toUpperCase(),
    ...(cardCountry !== undefined && { cardCountry }),
    ...(method && { method }),
    ...(state === 'failed' && { problem: paid?.last_payment_error?.message ?? 'The payment failed.' }),
    ...(state === 'requires_action' && {
      quietUntil: session.expires_at * SECOND_MS,
      ...(session.url !== null && { payAt: session.url }),
    }),
    ...(state === 'processing' && { quietUntil: now + BANKS_TAKE_MS }),
  };
}

function cardCountryOf(paid: Stripe.PaymentIntent | null): string | undefined {
  const charge = paid?.latest_charge;
  return (typeof charge === 'object' && charge?.payment_method_details?.card?.country) || undefined;
}

function stateOf(
  { status, payment_status: payment }: Session,
  paid: Stripe.PaymentIntent | null,
): PaymentNews['state'] {
  if (status === 'expired') return 'cancelled';
  if (status === 'open') return 'requires_action';
  if (payment !== 'unpaid') return 'captured';
  // A bank has refused what was begun days ago.
  return paid?.status === 'requires_payment_method' || paid?.status === 'canceled' ? 'failed' : 'processing';
}

async function refundAt(stripe: Stripe, { key, ref, amountMinor }: RefundStart): Promise<RefundNews> {
  try {
    const intent = isIntent(ref) ? ref : (await stripe.checkout.sessions.retrieve(ref)).payment_intent;
    if (intent === null) return { kind: 'refused', message: 'Nothing was paid.' };
    const refund = await stripe.refunds.create(
      { payment_intent: typeof intent === 'string' ? intent : intent.id, amount: amountMinor },
      { idempotencyKey: key },
    );
    const isRefused = refund.status === 'failed' || refund.status === 'canceled';
    return isRefused ? { kind: 'refused', message: 'The refund failed.' } : { kind: 'refunded' };
  } catch (error) {
    if (isRefusal(error)) return { kind: 'refused', message: error.message };
    throw error;
  }
}
