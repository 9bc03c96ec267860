/** The states of one attempt at paying. They go forward only: news that come late or twice change nothing. */

export const PAYMENT_STATES = [
  'created',
  'requires_action',
  'processing',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'failed',
  'cancelled',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const OPEN: readonly PaymentState[] = ['created', 'requires_action', 'processing', 'authorized'];
const KEPT: readonly PaymentState[] = ['captured', 'partially_refunded', 'refunded'];

/** Whether the attempt may still end either way. */
export function isOpenPayment(state: PaymentState): boolean {
  return OPEN.includes(state);
}

/** Whether `to` comes after `from`. Money that came is never unmade by news of a failure. */
export function isForward(from: PaymentState, to: PaymentState): boolean {
  if (KEPT.includes(from)) return KEPT.indexOf(to) > KEPT.indexOf(from);
  if (!isOpenPayment(from)) return KEPT.includes(to);
  return !isOpenPayment(to) || OPEN.indexOf(to) > OPEN.indexOf(from);
}

/** The later of two states: what an attempt is after it has heard of the second. */
export function laterState(known: PaymentState, heard: PaymentState): PaymentState {
  return isForward(known, heard) ? heard : known;
}

/** The order may be placed: the money is there, or somebody has promised it in a way the owner accepts. */
export function isGood(state: PaymentState): boolean {
  return state === 'authorized' || state === 'captured';
}
