/** Gift cards in the checkout: a code that is typed is used before anything is paid, and kept nowhere. */
import { formatMoney } from '#domain/money/format-money.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import type { CheckoutErrors } from '#domain/store/cart/checkout-entries.ts';
import { droppedCard } from '#domain/store/gift-cards/contract.ts';
import { MAX_CARDS } from '#domain/store/gift-cards/gift-card.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';
import { GiftCardField } from '#site/store/gift-cards/gift-card-field.tsx';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { findByCode } from '../gift-cards/find-by-code.ts';
import { type CardTaken, cardsFor, sumOfCards } from '../gift-cards/hold-cards.ts';
import { addCardToCart, dropCardOfCart, hasCards, listCardsOfCart } from '../gift-cards/queries.ts';
import { sumHeldByCart } from '../gift-cards/queries-balance.ts';
import { findStore } from '../settings/queries.ts';

interface Typed {
  readonly siteId: string;
  readonly cartId: string;
  readonly locale: string;
  readonly step: string;
  readonly code: string;
}

interface SaidOfCard {
  readonly errors: CheckoutErrors;
  readonly message: string;
}

/** Undefined where nothing was asked about a card. */
export async function takeGiftCard(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { siteId, cartId, locale, step, code }: Typed,
  mayTry: () => boolean,
): Promise<SaidOfCard | undefined> {
  const dropped = droppedCard(step);
  if (dropped !== undefined) {
    await db.write((tx) => dropCardOfCart(tx, cartId, dropped));
    return { errors: {}, message: '' };
  }
  if (code === '' || step === 'update') return undefined;
  const say = giftWords(locale);
  const refuse = (giftCard: string): SaidOfCard => ({ errors: { giftCard }, message: '' });
  if (!mayTry()) return refuse(say('pay.tooMany'));
  return db.write(async (tx): Promise<SaidOfCard> => {
    const found = await findByCode(tx, { siteId, typed: code, now: now() });
    if (found.kind === 'refused') return refuse(say(found.reason));
    const [store, cards] = await Promise.all([
      findStore(tx, siteId),
      listCardsOfCart(tx, { siteId, cartId, now: now() }),
    ]);
    if (found.card.currency !== store.currency) return refuse(say('pay.currency'));
    if (cards.length >= MAX_CARDS) return refuse(say('pay.most', { count: MAX_CARDS }));
    await addCardToCart(tx, { cartId, cardId: found.card.id, siteId, addedAt: now() });
    return { errors: {}, message: step === 'pay' || step === '' ? say('pay.used') : '' };
  });
}

/** What the page of the checkout shows of them. A shop that never had a card asks for none. */
export async function cardsInCheckout(
  db: Queryable,
  asked: {
    readonly siteId: string;
    readonly cart: CheckoutCart;
    readonly now: number;
    readonly locale: string;
    readonly errors: CheckoutErrors;
  },
) {
  const { cart, locale, errors, siteId } = asked;
  if (!(await hasCards(db, siteId))) return { dueMinor: cart.totalMinor };
  // A buyer who comes back from the payment service sees the cards they are paying with.
  const cards = await cardsFor(db, asked, await sumHeldByCart(db, cart.id));
  const money = (minor: number) => formatMoney({ minor, currency: cart.currency }, { locale });
  const dueMinor = cart.totalMinor - sumOfCards(cards);
  const shown = cards.map(({ id, lastFour, leftMinor }) => ({ id, lastFour, left: money(leftMinor) }));
  const giftCards = GiftCardField({ cards: shown, errors, locale });
  return { dueMinor, giftCards, ...(cards.length > 0 && { paidBy: paidByOf(cards, dueMinor, locale) }) };
}

export function paidByOf(
  cards: readonly Pick<CardTaken, 'lastFour' | 'amountMinor'>[],
  dueMinor: number,
  locale: string,
) {
  const say = giftWords(locale);
  return {
    cards: cards.map(({ lastFour, amountMinor }) => ({
      label: say('pay.card', { end: lastFour }),
      amountMinor,
    })),
    due: { label: say('pay.toPay'), minor: dueMinor },
  };
}

/** An order that test cards pay as a whole is a test. */
export async function hasTestCards(
  db: Queryable,
  asked: { readonly siteId: string; readonly cartId: string; readonly now: number },
): Promise<boolean> {
  return (await listCardsOfCart(db, asked)).some(({ isTest }) => isTest === 1);
}
