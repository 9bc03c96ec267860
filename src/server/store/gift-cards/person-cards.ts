/** What gift cards keep of a person: given out to whoever asks, and taken off cards whose money must stay. */
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../../db/schema.ts';
import { deleteWishesOf, listWishesOf } from '../cart/queries-wishes.ts';
import { forgetBuyer, forgetRecipient, listCardsBoughtBy, listCardsOfPerson } from './queries-person.ts';

export async function cardsOfPerson(db: Queryable, siteId: string, email: string) {
  const [cards, given, wishes] = await Promise.all([
    listCardsOfPerson(db, siteId, email),
    listCardsBoughtBy(db, siteId, email),
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
    // What is left on a card that was given away is for its holder to know.
    ...given
      .filter((card) => card.email !== card.buyerEmail)
      .map((card) => ({
        ...pick(card, 'email', 'recipientName', 'senderName', 'message', 'lastFour', 'currency'),
        createdAt: card.createdAt,
      })),
    ...wishes.map((wish) => ({
      ...pick(wish, 'email', 'recipientName', 'senderName', 'message', 'createdAt'),
    })),
  ];
}

/** The cards can still be used by their codes. */
export async function eraseCardsOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  const given = await listCardsBoughtBy(tx, siteId, email);
  for (const { id } of given) await forgetBuyer(tx, id);
  const cards = await listCardsOfPerson(tx, siteId, email);
  for (const card of cards) await forgetRecipient(tx, card);
  const known = new Set([...given, ...cards].map(({ id }) => id));
  return known.size + (await deleteWishesOf(tx, siteId, email));
}
