/**
 * What Stripe posts by itself. The signature is checked over the very bytes that came; of what they say only the name
 * of the payment is used, which is then looked up.
 */
import { SECOND_MS } from '#domain/time.ts';
import { findStripeKeys } from './stripe-keys.ts';
import { openStripe, type StripeDeps } from './stripe-provider.ts';

/** Of the age of news: older ones may be a recording. */
const TOLERANCE_S = 300;
/** Clocks differ. */
const AHEAD_S = 60;

export type StripeNews =
  | {
      readonly kind: 'read';
      readonly eventId: string;
      readonly sessionId: string | undefined;
      readonly key: string | undefined;
    }
  | { readonly kind: 'refused' };

export async function readStripeNews(
  deps: StripeDeps,
  siteId: string,
  { body, signature }: { readonly body: Uint8Array; readonly signature: string },
): Promise<StripeNews> {
  const [stripe, { signingSecret }] = await Promise.all([
    openStripe(deps, siteId),
    findStripeKeys(deps.db.read, deps.secret, siteId),
  ]);
  if (!stripe || signingSecret === undefined || isAhead(signature, deps.now())) return { kind: 'refused' };
  try {
    const event = stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      signingSecret,
      TOLERANCE_S,
      undefined,
      deps.now(),
    );
    const about = event.data.object as {
      readonly object?: unknown;
      readonly id?: unknown;
      readonly client_reference_id?: unknown;
    };
    const isSession = about.object === 'checkout.session';
    return {
      kind: 'read',
      eventId: event.id,
      sessionId: isSession ? textOf(about.id) : undefined,
      key: isSession ? textOf(about.client_reference_id) : undefined,
    };
  } catch {
    return { kind: 'refused' };
  }
}

/** The library lets news from the future pass. */
function isAhead(signature: string, now: number): boolean {
  const at = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return !(at <= now / SECOND_MS + AHEAD_S);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
