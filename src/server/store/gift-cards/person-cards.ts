/** What gift cards keep of a person: given out to whoever asks, and taken off cards whose money must stay. */
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../../db/schema.ts';
import { deleteWishesOf, listWishesOf } from '../cart/queries-wishes.ts';
import { blankCard, listCardsOfPerson } from './queries.ts';

export async function cardsOfPerson(db: Queryable, siteId: string, email: string) {
  const [cards, wishes] = await Promise.all([
    listCardsOfPerson(db, siteId, email),
    listWishesOf(db, siteId, email),
  ]);
  return [
    ...cards.map((card) => ({
      ...pick(
        card,
        'email',
        'recipientName',
        'senderName',
        'message',
        'lastFour',
        'currency',
        'balanceMinor',
      ),
      createdAt: card.createdAt,
    })),
    ...wishes.map((wish) => ({
      ...pick(wish, 'email', 'recipientName', 'senderName', 'message', 'createdAt'),
    })),
  ];
}

/** The card can still be used by its code. */
export async function eraseCardsOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  const cards = await listCardsOfPerson(tx, siteId, email);
  for (const { id } of cards) await blankCard(tx, id);
  return cards.length + (await deleteWishesOf(tx, siteId, email));
}
