/** A buyer pays what is still to be paid of an order that was changed, by whichever way the shop offers. */
import { type Context, Hono } from 'hono';
import { orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import { payDifference } from '#domain/store/orders/calls-visitor.ts';
import type { PaymentState } from '#domain/store/orders/payment-state.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import type { SetUpMethod } from '#domain/store/settings/payment-methods.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { answerVisitors } from '../../http/answer-visitors.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import { RateLimiter } from '../../http/rate-limit.ts';
import { readFields } from '../../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../../http/short-page.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import type { PagePorts } from '../../kernel/page-ports.ts';
import { charge, resolveAttempt } from './complete-order.ts';
import { isTestOrder } from './issue-invoice.ts';
import { newAttempt, nextAttemptNumber } from './new-attempt.ts';
import { dueOf } from './order-money.ts';
import type { CompletionDeps } from './ports.ts';
import { findOrderByToken, listLines } from './queries.ts';
import { findOffered } from './queries-checkouts.ts';
import { findAttempt, insertAttempt, listAttempts } from './queries-payments.ts';
import type { OrderTable, PaymentAttemptTable } from './tables.ts';

interface DifferenceDeps extends CompletionDeps, Pick<PagePorts, 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
  /** Of the installation. */
  readonly secret: string;
}

const MAX_BYTES = 5_000;
/** Of one order: whoever has that many cards refused is trying out cards. */
const TRIES_AN_HOUR = 8;
const TRIES = { burst: 10, everyMs: MINUTE_MS };

/** What the page of the order says afterwards. */
export const SAID = ['declined', 'pending', 'tooMany'] as const;
export type Said = (typeof SAID)[number];

function busyPage(context: Context<SiteEnvironment>) {
  const say = orderWords(context.get('site').locale);
  return { status: 429, title: say('tooManyRequests'), message: say('paymentBusy') } as const;
}

export function differenceRoutes(deps: DifferenceDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const tries = new RateLimiter(TRIES, deps.now);
  answerVisitors(app, payDifference, async (context) => {
    if (!tries.take(deps.clientAddress(context))) return answerShortPage(context, busyPage(context));
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const token = context.req.param('token') ?? '';
    const order = await findOrderByToken(deps.db.read, context.get('site').id, token);
    if (!order)
      return deps.showOwnPage(context, {
        name: 'notFound',
        path: context.req.path,
        status: 404,
        headers: { 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' },
      });
    return pay(deps, context, order, {
      method: String(read.fields['payment'] ?? ''),
      card: String(read.fields['card'] ?? ''),
    });
  });
  return app;
}

async function pay(
  deps: DifferenceDeps,
  context: Context<SiteEnvironment>,
  order: OrderTable,
  { method, card }: { readonly method: string; readonly card: string },
): Promise<Response> {
  const back = (said?: Said) =>
    context.redirect(`${orderStatusPath(order.token)}${said ? `?payment=${said}` : ''}`, 303);
  const open = (await listAttempts(deps.db.read, order.id)).find(isBeingPaid);
  // Whoever was sent elsewhere to pay and comes back begins anew: what was open there is closed first.
  if (open?.state === 'requires_action') await resolveAttempt(deps, open);
  const begun = await beginPaying(deps, order, method);
  if (begun === undefined) return back();
  if (typeof begun === 'string') return back(begun);
  const paid = await charge(deps, { attempt: begun, order }, card);
  if (paid.kind === 'payment') return context.redirect(paid.path, 303);
  const { state } = (await findAttempt(deps.db.read, begun.id)) ?? begun;
  if (state === 'failed' || state === 'cancelled') return back('declined');
  return isBeingPaid({ state }) ? back('pending') : back();
}

/** The sum is what is to be paid at this moment, whatever the buyer has seen; undefined where there is none. */
function beginPaying(
  deps: DifferenceDeps,
  known: OrderTable,
  method: string,
): Promise<PaymentAttemptTable | Said | undefined> {
  return deps.db.write(async (tx) => {
    const order = await findOrderByToken(tx, known.siteId, known.token);
    if (!order) return undefined;
    const amountMinor = await payableOf(tx, order);
    const methods = await differenceMethods({ db: tx, secret: deps.secret }, order, amountMinor);
    if (amountMinor <= 0 || methods.every(({ id }) => id !== method)) return undefined;
    const attempts = await listAttempts(tx, order.id);
    if (attempts.some(isBeingPaid)) return 'pending';
    const tries = attempts.filter(({ createdAt: at }) => at > deps.now() - HOUR_MS).length;
    if (tries >= TRIES_AN_HOUR) return 'tooMany';
    const number = nextAttemptNumber(attempts);
    const attempt = newAttempt(deps, order, { number, provider: method, amountMinor });
    await insertAttempt(tx, attempt);
    return attempt;
  });
}

function isBeingPaid({ state }: Pick<PaymentAttemptTable, 'state'>): boolean {
  return (['created', 'requires_action', 'processing'] as readonly PaymentState[]).includes(
    state as PaymentState,
  );
}

/** What the buyer of a changed order can pay now: nothing where it is promised already, or under way. */
export async function payableOf(db: CompletionDeps['db']['read'], order: OrderTable): Promise<number> {
  if (order.state === 'cancelled' || order.state === 'undecided') return 0;
  const due = dueOf(order, await listLines(db, order.id));
  const attempts = await listAttempts(db, order.id);
  const isPromised = attempts.some(({ state, amountMinor }) => state === 'authorized' && amountMinor >= due);
  return attempts.length === 0 || isPromised ? 0 : Math.max(0, due);
}

/** What began as a test stays one, and no test pays for what is real. */
export async function differenceMethods(
  from: { readonly db: CompletionDeps['db']['read']; readonly secret: string },
  order: OrderTable,
  amountMinor: number,
): Promise<readonly SetUpMethod[]> {
  const offered = (await findOffered(from, order.siteId)).at(amountMinor);
  return offered.filter(({ isTest }) => isTest === isTestOrder(order));
}
