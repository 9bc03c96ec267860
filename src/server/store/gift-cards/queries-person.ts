import type { Queryable } from '../../db/schema.ts';
import { listRowsOfPerson } from '../../kernel/sites/queries-person.ts';
import { type GiftCardTable, updateCard } from './queries.ts';

export async function listCardsOfPerson(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<GiftCardTable[]> {
  return listRowsOfPerson(db, 'giftCards', { siteId, email }, 'id');
}

export async function listCardsBoughtBy(
  db: Queryable,
  siteId: string,
  email: string,
): Promise<GiftCardTable[]> {
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('buyerEmail', '=', email.toLowerCase())
    .orderBy('id')
    .execute();
}

/**
 * Forgets the recipient. The money on the card stays, and so does the hash by which its holder uses it. One that is paid
 * for and not yet delivered goes to its buyer.
 */
export async function forgetRecipient(tx: Queryable, card: GiftCardTable): Promise<void> {
  const { id, email, buyerEmail, deliveredAt } = card;
  const blank = { recipientName: '', senderName: '', message: '', sender: null };
  const goesBack = deliveredAt === null && buyerEmail !== null && buyerEmail !== email;
  await updateCard(tx, id, {
    ...blank,
    ...(goesBack ? { email: buyerEmail } : { email: '', deliverAt: null }),
  });
}

export async function forgetBuyer(tx: Queryable, id: string): Promise<void> {
  await updateCard(tx, id, { buyerEmail: null, senderName: '', message: '', sender: null });
}
