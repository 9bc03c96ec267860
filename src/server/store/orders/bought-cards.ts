/** Gift cards on the page of an order: those it was paid with, and those it bought. */
import { cardPath } from '#domain/store/gift-cards/contract.ts';
import { giftWords } from '#domain/store/gift-cards/words/words.ts';
import { GIFT_CARD } from '#domain/store/settings/payment-methods.ts';
import type { Queryable } from '../../db/schema.ts';
import type { CardTaken } from '../gift-cards/hold-cards.ts';
import { findCard, listCardsOfOrder } from '../gift-cards/queries.ts';
import { issuedOn } from '../gift-cards/queries-entries.ts';
import { amountText, dayText } from '../gift-cards/read-card.ts';
import { cardToken } from '../gift-cards/secret-code.ts';
import { listAttempts } from './queries-payments.ts';
import type { OrderTable } from './tables.ts';

export async function cardsPaidWith(
  db: Queryable,
  order: OrderTable,
): Promise<readonly Pick<CardTaken, 'lastFour' | 'amountMinor'>[]> {
  const attempts = (await listAttempts(db, order.id)).filter(({ provider }) => provider === GIFT_CARD);
  const paid = await Promise.all(
    attempts.toReversed().map(async ({ ref, capturedMinor }) => {
      const card = await findCard(db, order.siteId, ref ?? '');
      return card && { lastFour: card.lastFour, amountMinor: capturedMinor };
    }),
  );
  return paid.flatMap((each) => each ?? []);
}

export interface BoughtCard {
  readonly name: string;
  readonly amount: string;
  /** Of its page, to print; empty for a card with another recipient. */
  readonly href: string;
  /** To whom and when it goes; empty where it goes to nobody else. */
  readonly mailed: string;
}

interface ShownIn {
  readonly secret: string;
  readonly locale: string;
  readonly timeZone: string;
}

export async function cardsBought(
  db: Queryable,
  order: OrderTable,
  { secret, locale, timeZone }: ShownIn,
): Promise<readonly BoughtCard[]> {
  const say = giftWords(locale);
  const cards = await listCardsOfOrder(db, order.id);
  const issued = await issuedOn(
    db,
    cards.map(({ id }) => id),
  );
  return cards
    .filter(({ state }) => state === 'active')
    .map((card) => {
      const { email, deliveredAt, deliverAt } = card;
      const at = deliverAt ?? 0;
      const isOwn = email === '' || email === order.email;
      const words =
        deliveredAt === null
          ? say('order.mailed', { email, date: dayText(at, { locale, timeZone }) })
          : say('order.now', { email });
      return {
        name: say('pay.card', { end: card.lastFour }),
        // What is left on it is for its holder to know.
        amount: amountText(issued.get(card.id) ?? 0, card, locale),
        href: isOwn ? cardPath(cardToken(secret, card)) : '',
        mailed: isOwn || deliverAt === null ? '' : words,
      };
    });
}
