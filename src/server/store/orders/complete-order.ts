/**
 * Turns a cart into an order: prepared in one transaction, paid outside of any, settled in another. Whatever happens in
 * between, there is one order and one charge: the sweeper finishes what a crash has left.
 */
import { orderPaymentPath, orderReturnPath, orderUnpaidPath } from '#domain/store/cart/checkout-contract.ts';
import { readJson } from '../../db/json-text.ts';
import type { PaymentNews, PaymentProvider, PaymentRef } from '../../payments/payment-provider.ts';
import { CardSpentError } from '../gift-cards/hold-cards.ts';
import { ANSWER_WITHIN_MS } from './new-attempt.ts';
import { savesMethod } from './order-kind.ts';
import type { CompletionDeps } from './ports.ts';
import { type Completion, LackingError, type Prepared, prepareOrder } from './prepare-order.ts';
import { detailsOf, findOrderOfCart, listLines } from './queries.ts';
import { type Settled, settlePayment } from './settle-payment.ts';
import type { OrderTable, PaymentAttemptTable } from './tables.ts';
import { writeInTurn } from './take-turns.ts';

export type Completed =
  | Settled
  /** The buyer pays elsewhere; `path` leads there. */
  | { readonly kind: 'payment'; readonly path: string }
  | Exclude<Prepared, { readonly kind: 'prepared' | 'unsettled' | 'placed' }>;

/** @param choice what the buyer has chosen beyond the way to pay */
export async function completeOrder(
  deps: CompletionDeps,
  completion: Completion,
  choice: string,
): Promise<Completed> {
  const prepared = await prepare(deps, completion);
  if (prepared.kind === 'unsettled') {
    const settled = await resolveAttempt(deps, prepared.attempt);
    return settled.kind === 'declined' ? completeOrder(deps, completion, choice) : settled;
  }
  if (prepared.kind !== 'prepared') return prepared;
  return charge(deps, prepared, choice);
}

/** The money for an attempt that is written down, and what comes of it. */
export async function charge(
  deps: CompletionDeps,
  { attempt, order }: { readonly attempt: PaymentAttemptTable; readonly order: OrderTable },
  choice: string,
): Promise<Settled | { readonly kind: 'payment'; readonly path: string }> {
  await deps.at?.('prepared');
  const news = await pay(deps, { attempt, order }, choice);
  if (!news) return { kind: 'pending' };
  await deps.at?.('charged');
  const settled = await settle(deps, attempt, news);
  await deps.at?.('finalized');
  const isOpen = news.state === 'created' || news.state === 'requires_action';
  const isPaidElsewhere = isOpen && settled.kind !== 'declined' && news.payAt !== undefined;
  return isPaidElsewhere ? { kind: 'payment', path: orderPaymentPath(order.token) } : settled;
}

/**
 * Reads before it writes, where many processes write: of two thousand who want the last hundred pieces, those who come
 * too late would otherwise collide with those who are paying, and make them wait.
 */
async function lookAhead(
  { db, cart }: CompletionDeps,
  { siteId, locale, cartId, entries }: Completion,
): Promise<Prepared | undefined> {
  if (db.engine !== 'postgres') return undefined;
  // What is being paid holds its own pieces.
  if (await findOrderOfCart(db.read, cartId)) return undefined;
  const { address, delivery: deliveryId, email, vatNumber } = entries;
  const priced = await cart.price(db.read, {
    siteId,
    locale,
    cartId,
    address,
    deliveryId,
    email,
    vatNumber,
  });
  return priced && priced.problems.length > 0 ? { kind: 'problems', problems: priced.problems } : undefined;
}

async function prepare(deps: CompletionDeps, completion: Completion): Promise<Prepared> {
  const refused = await lookAhead(deps, completion);
  if (refused) return refused;
  try {
    return await writeInTurn(deps.db, completion.siteId, (tx) => prepareOrder(tx, deps, completion));
  } catch (error) {
    if (error instanceof CardSpentError) return { kind: 'cart_changed' };
    if (error instanceof LackingError) return { kind: 'sold-out', titles: error.titles };
    throw error;
  }
}

/** Undefined where nobody answers: the sweeper asks later what came of it. */
async function pay(
  deps: CompletionDeps,
  { attempt, order }: { readonly attempt: PaymentAttemptTable; readonly order: OrderTable },
  choice: string,
): Promise<PaymentNews | undefined> {
  const { siteId, key, amountMinor, currency } = attempt;
  try {
    const { url } = await deps.siteAddress(siteId);
    const back = {
      done: new URL(orderReturnPath(order.token), url).href,
      cancelled: new URL(orderUnpaidPath(order.token), url).href,
    };
    const title = await titleOf(deps, order);
    const method = attempt.method === null ? undefined : readJson(attempt.method);
    const { subscription } = detailsOf(order);
    const start = {
      ...{ siteId, key, amountMinor, currency, choice, email: order.email, back, ...title },
      ...(method && { method }),
      ...(savesMethod(subscription) && { saves: true }),
    };
    return await providerOf(deps, attempt).start(start);
  } catch (error) {
    deps.log.warn({ err: error, orderId: attempt.orderId }, 'a payment service did not answer');
    return undefined;
  }
}

/** A donation is paid under the name of its campaign; a booking and a subscription under their own. */
async function titleOf({ db }: CompletionDeps, order: OrderTable): Promise<{ readonly title?: string }> {
  const { donation, booking, subscription } = detailsOf(order);
  const [line] = donation || booking || subscription ? await listLines(db.read, order.id) : [];
  return line ? { title: line.title } : {};
}

/** Asks what became of a payment that was begun, and ends it where nothing did. */
export async function resolveAttempt(deps: CompletionDeps, attempt: PaymentAttemptTable): Promise<Settled> {
  const provider = providerOf(deps, attempt);
  const known = await provider.retrieve(refOf(attempt));
  const isOver = known !== undefined && known.state !== 'created' && known.state !== 'requires_action';
  return settle(deps, attempt, isOver ? known : await provider.cancel(refOf(attempt)));
}

/** As `resolveAttempt`, but whoever still pays goes on paying. */
export async function lookUpAttempt(deps: CompletionDeps, attempt: PaymentAttemptTable): Promise<Settled> {
  const known = await providerOf(deps, attempt).retrieve(refOf(attempt));
  return known ? settle(deps, attempt, known) : { kind: 'pending' };
}

export function refOf({ siteId, key, ref, method }: PaymentAttemptTable): PaymentRef {
  return { siteId, key, ref, ...(method !== null && { method: readJson(method) }) };
}

async function settle(
  deps: CompletionDeps,
  attempt: PaymentAttemptTable,
  news: PaymentNews,
): Promise<Settled> {
  const lookAgainAt = news.quietUntil ?? deps.now() + ANSWER_WITHIN_MS;
  return writeInTurn(deps.db, attempt.siteId, (tx) => settlePayment(tx, deps, attempt.id, news, lookAgainAt));
}

export function providerOf(
  { providers }: CompletionDeps,
  { provider }: PaymentAttemptTable,
): PaymentProvider {
  const found = providers.get(provider);
  if (!found) throw new Error(`Unknown payment method ${provider}.`);
  return found;
}
