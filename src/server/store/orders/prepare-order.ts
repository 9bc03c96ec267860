/**
 * The first step of completing an order, in one transaction: the cart is priced again and locked, what it holds is set
 * aside, and the draft stands there with the payment's key before anybody is asked for money.
 */

import { pick } from '#domain/pick.ts';
import type { CheckoutCart, FrozenLine } from '#domain/store/cart/checkout-cart.ts';
import type { CheckoutEntries, CheckoutErrors } from '#domain/store/cart/checkout-entries.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { isGood, isOpenPayment, type PaymentState } from '#domain/store/orders/payment-state.ts';
import type { SavedMethod } from '#domain/store/orders/saved-method.ts';
import { fitAddress } from '#domain/store/settings/address-form.ts';
import { evidenceOf, NO_ORIGIN, type RequestOrigin } from '#domain/store/settings/location-evidence.ts';
import { writtenTexts } from '#domain/store/settings/order-texts.ts';
import { FREE, GIFT_CARD, type TestBuyer, takesFromShop } from '#domain/store/settings/payment-methods.ts';
import { readVatNumber } from '#domain/store/settings/vat-number.ts';
import { HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../../db/schema.ts';
import { findAddressForm } from '../../kernel/addresses/address-forms.ts';
import { type CardTaken, cardsFor, holdCards, sumOfCards } from '../gift-cards/hold-cards.ts';
import { newAttempt } from './new-attempt.ts';
import { kindOf, savesMethod } from './order-kind.ts';
import type { CompletionDeps } from './ports.ts';
import { addLines, deleteLines, findOrderOfCart, insertOrder, updateOrder } from './queries.ts';
import { deleteOrderDiscounts, writeOrderDiscounts } from './queries-discounts.ts';
import { insertAttempt, insertHolds, listAttempts, reserveStock } from './queries-payments.ts';
import { searchTextOf } from './search-text.ts';
import type { OrderTable, PaymentAttemptTable } from './tables.ts';

/** Of one cart: whoever has that many cards refused is not paying, but trying out cards. */
const TRIES_AN_HOUR = 8;

export interface Completion {
  readonly siteId: string;
  /** Of the page on which it is placed. */
  readonly locale?: string;
  readonly cartId: string;
  readonly entries: CheckoutEntries;
  /** What the buyer has seen and agrees to pay. */
  readonly seenTotalMinor: number;
  /** What of it is left to pay beside gift cards; absent: not asked. */
  readonly seenDueMinor?: number;
  readonly hasTerms: boolean;
  /** What the request tells of where its sender is; absent: nothing. */
  readonly origin?: RequestOrigin;
  /** Identifies the visitor who typed the address; absent if none did. */
  readonly sender?: string;
  /** Who places it where it is paid by a test; null where money moves. */
  readonly testBy: TestBuyer | null;
  /** Charged without its owner. */
  readonly method?: SavedMethod;
  /** What is wrong with what was entered, for what the cart is; nothing where there is nothing. */
  readonly check?: (cart: CheckoutCart, dueMinor: number) => CheckoutErrors;
}

export type Prepared =
  | { readonly kind: 'prepared'; readonly attempt: PaymentAttemptTable; readonly order: OrderTable }
  | { readonly kind: 'placed'; readonly order: OrderTable }
  /** Somebody began to pay, and it is not known what came of it. */
  | { readonly kind: 'unsettled'; readonly attempt: PaymentAttemptTable }
  | { readonly kind: 'completion_in_progress' | 'cart_changed' | 'no-cart' | 'tooMany' }
  | { readonly kind: 'incomplete'; readonly errors: CheckoutErrors }
  | { readonly kind: 'sold-out'; readonly titles: readonly string[] }
  | { readonly kind: 'problems'; readonly problems: readonly string[] };

export async function prepareOrder(
  tx: Queryable,
  deps: CompletionDeps,
  completion: Completion,
): Promise<Prepared> {
  const { siteId, locale, cartId, entries } = completion;
  const known = await findOrderOfCart(tx, cartId);
  if (known && known.siteId !== siteId) return { kind: 'no-cart' };
  if (known && known.state !== 'draft') return { kind: 'placed', order: known };
  const attempts = known ? await listAttempts(tx, known.id) : [];
  const stopped = judgeAttempts(attempts, deps.now());
  if (stopped) return stopped;
  const priced = {
    siteId,
    locale,
    cartId,
    address: entries.address,
    deliveryId: entries.delivery,
    email: entries.email,
    vatNumber: entries.vatNumber,
  };
  const cart = await deps.cart.price(tx, priced);
  if (!cart) return { kind: 'no-cart' };
  const cards = await cardsFor(tx, { siteId, cart, now: deps.now() });
  const dueMinor = cart.totalMinor - sumOfCards(cards);
  const refused = judgeCart({ ...completion, cart, dueMinor }, cards);
  if (refused) return refused;
  const isTaken = takesFromShop(completion.testBy);
  const taken = isTaken ? stockedLines(cart) : [];
  await setAside(tx, siteId, taken);
  const order = await writeDraft(tx, deps, { ...completion, cart, dueMinor }, known);
  const provider = dueMinor === 0 && !savesMethod(cart.subscription) ? FREE : order.provider;
  const { method } = completion;
  const asked = { number: attempts.length + 1, provider, amountMinor: dueMinor, method };
  const attempt = await writeAttempt(tx, deps, order, asked, taken);
  await holdCards(tx, deps, attempt, cards);
  await deps.cart.lock(tx, siteId, cartId, { email: entries.email, takesUses: isTaken });
  return { kind: 'prepared', attempt, order };
}

/** Why it cannot be paid as it is; undefined where it can. */
function judgeCart(
  { cart, dueMinor, check, seenTotalMinor, seenDueMinor = dueMinor, testBy, locale }: Drafted,
  cards: readonly CardTaken[],
): Prepared | undefined {
  const errors = check?.(cart, dueMinor) ?? {};
  if (Object.keys(errors).length > 0) return { kind: 'incomplete', errors };
  if (cart.problems.length > 0) return { kind: 'problems', problems: cart.problems };
  if (cart.totalMinor !== seenTotalMinor || dueMinor !== seenDueMinor) return { kind: 'cart_changed' };
  const unfit = cardProblem(cards, { testBy, ...(locale !== undefined && { locale }) });
  return unfit === undefined ? undefined : { kind: 'problems', problems: [unfit] };
}

/** A card that a test made pays tests, and no other. Undefined where all fit. */
function cardProblem(
  cards: readonly CardTaken[],
  { testBy, locale = 'en' }: Pick<Completion, 'testBy' | 'locale'>,
): string | undefined {
  const isFit = cards.every(({ isTest, amountMinor }) => amountMinor === 0 || isTest === (testBy !== null));
  return isFit ? undefined : giftWords(locale)('pay.test');
}

const WITHOUT_STOCK: readonly string[] = ['digital', 'giftCard', 'donation'];

/** Files, gift cards, donations, plans of members and fees have no stock: the last two are no variants. */
function stockedLines({ lines }: CheckoutCart): readonly FrozenLine[] {
  return lines.filter(
    ({ kind, variantId, productId }) => !WITHOUT_STOCK.includes(kind) && variantId !== productId,
  );
}

/** Undefined where another may be begun. */
function judgeAttempts(attempts: readonly PaymentAttemptTable[], now: number): Prepared | undefined {
  const open = attempts.find(isUnsettled);
  // Whoever was sent elsewhere to pay and comes back begins anew: what was open there is closed first.
  const isElsewhere = open?.state === 'requires_action';
  if (open && !isElsewhere && open.lookAt > now) return { kind: 'completion_in_progress' };
  if (open) return { kind: 'unsettled', attempt: open };
  const tries = attempts.filter(({ createdAt: at }) => at > now - HOUR_MS).length;
  return tries >= TRIES_AN_HOUR ? { kind: 'tooMany' } : undefined;
}

/** A draft whose payment is good waits for its last step only. */
export function isUnsettled({ state }: Pick<PaymentAttemptTable, 'state'>): boolean {
  return isOpenPayment(state as PaymentState) || isGood(state as PaymentState);
}

/**
 * Sets everything aside, in the order of ids so that two buyers never wait for each other.
 * @throws LackingError where something is missing
 */
async function setAside(tx: Queryable, siteId: string, lines: readonly FrozenLine[]): Promise<void> {
  const lacking: string[] = [];
  for (const { variantId, quantity, title } of piecesOf(lines))
    if (!(await reserveStock(tx, siteId, { variantId, quantity }))) lacking.push(title);
  if (lacking.length > 0) throw new LackingError(lacking);
}

/** Rolls back what had been set aside before the first lack was found. */
export class LackingError extends Error {
  override readonly name = 'LackingError';
  readonly titles: readonly string[];

  constructor(titles: readonly string[]) {
    super('Some items in the cart are sold out.');
    this.titles = titles;
  }
}

function piecesOf(lines: readonly FrozenLine[]) {
  const pieces = new Map<string, { variantId: string; quantity: number; title: string }>();
  for (const { variantId, quantity, title, optionText } of lines) {
    const before = pieces.get(variantId)?.quantity ?? 0;
    const name = optionText === '' ? title : `${title} (${optionText})`;
    pieces.set(variantId, { variantId, quantity: before + quantity, title: name });
  }
  return [...pieces.values()].sort((a, b) => (a.variantId < b.variantId ? -1 : 1));
}

interface Drafted extends Completion {
  readonly cart: CheckoutCart;
  /** Left to pay beside gift cards. */
  readonly dueMinor: number;
}

async function writeDraft(
  tx: Queryable,
  deps: CompletionDeps,
  completion: Drafted,
  known: OrderTable | undefined,
): Promise<OrderTable> {
  const { siteId, cartId, cart } = completion;
  const content = contentOf(deps, completion);
  const order: OrderTable = known
    ? { ...known, ...content }
    : {
        id: deps.newId(),
        siteId,
        cartId,
        token: deps.newToken(),
        number: null,
        state: 'draft',
        decision: null,
        capturedMinor: 0,
        refundedMinor: 0,
        shippingRefundedMinor: 0,
        createdAt: deps.now(),
        placedAt: null,
        ...content,
      };
  if (known) {
    await updateOrder(tx, known.id, content);
    await deleteLines(tx, known.id);
    await deleteOrderDiscounts(tx, known.id);
  } else await insertOrder(tx, order);
  await addLines(tx, order, cart.lines, { newId: deps.newId, from: 0 });
  await writeOrderDiscounts(tx, order, cart.discounts ?? []);
  return order;
}

function contentOf(
  { now }: CompletionDeps,
  { cart, entries, hasTerms, testBy, sender, locale, origin = NO_ORIGIN, dueMinor }: Drafted,
) {
  const chosen = cart.deliveries.find(({ id }) => id === cart.deliveryId);
  const vatNumber = readVatNumber(entries.vatNumber);
  const details: OrderDetails = {
    address: fitAddress(entries.address, findAddressForm(entries.address.country)),
    phone: entries.phone,
    note: entries.note,
    ...textsOf(cart, entries),
    needsDelivery: cart.needsDelivery,
    areTaxesIncluded: cart.areTaxesIncluded,
    ...(cart.taxRates && { taxRates: cart.taxRates }),
    ...(cart.asksVatNumber && vatNumber && { vatNumber: vatNumber.number }),
    ...(cart.isReverseCharge && { isReverseCharge: true as const }),
    delivery: chosen ? { id: chosen.id, name: chosen.name, isPickup: chosen.isPickup } : null,
    ...(cart.collectedIn !== undefined && { collectedIn: cart.collectedIn }),
    ...(cart.wantsEvidence && { buyerLocation: evidenceOf(entries.address.country, origin) }),
    agreedAt: hasTerms ? now() : null,
    ...kindOf(cart),
    ...(entries.news && { wantsNews: true }),
    ...wishesOf(cart.lines),
  };
  const email = entries.email.toLowerCase();
  return {
    email,
    name: entries.address.name,
    search: searchTextOf({ name: entries.address.name, email, number: null }),
    details: JSON.stringify(details),
    ...pick(cart, 'currency', 'subtotalMinor', 'discountMinor', 'shippingMinor', 'taxMinor', 'totalMinor'),
    provider: paidOnlyByCards(cart, dueMinor) ? GIFT_CARD : entries.payment,
    testBy,
    sender: sender ?? null,
    locale: locale ?? null,
  };
}

/** What is written with what is sent. */
function textsOf({ needsDelivery }: CheckoutCart, entries: CheckoutEntries) {
  return needsDelivery && Object.fromEntries(writtenTexts(entries).map(({ name, words }) => [name, words]));
}

function paidOnlyByCards({ totalMinor }: CheckoutCart, dueMinor: number): boolean {
  return dueMinor === 0 && totalMinor > 0;
}

function wishesOf(lines: readonly FrozenLine[]): Pick<OrderDetails, 'wishes'> {
  const wishes = lines.map(({ wishId }) => wishId ?? null);
  return wishes.some((each) => each !== null) ? { wishes } : {};
}

async function writeAttempt(
  tx: Queryable,
  deps: CompletionDeps,
  order: OrderTable,
  asked: Parameters<typeof newAttempt>[2],
  lines: readonly FrozenLine[],
): Promise<PaymentAttemptTable> {
  const attempt = newAttempt(deps, order, asked);
  await insertAttempt(tx, attempt);
  const holds = piecesOf(lines).map(({ variantId, quantity }) => ({
    id: deps.newId(),
    siteId: order.siteId,
    orderId: order.id,
    attemptId: attempt.id,
    variantId,
    quantity,
    state: 'held',
    createdAt: deps.now(),
  }));
  await insertHolds(tx, holds);
  return attempt;
}
