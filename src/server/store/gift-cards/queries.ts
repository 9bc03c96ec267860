import { type SqlBool, sql } from 'kysely';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { CardState, EntryKind } from '#domain/store/gift-cards/gift-card.ts';
import type { Queryable } from '../../db/schema.ts';

export interface GiftCardTable {
  id: string;
  siteId: string;
  /** Of its code, which is kept nowhere. */
  codeHash: string;
  /** From 1: a card whose code was replaced has another one. */
  version: number;
  lastFour: string;
  currency: CurrencyCode;
  /** What its entries add up to. */
  balanceMinor: number;
  /** Of these, what is reserved for a payment, or for the refund of its purchase. */
  heldMinor: number;
  state: CardState;
  /** Made by a test order: it pays test orders only. */
  isTest: number;
  /** Of its recipient, in lower case; empty if unknown. */
  email: string;
  /** Of who bought it, in lower case; null where that is not known, or it was issued by hand. */
  buyerEmail: string | null;
  recipientName: string;
  senderName: string;
  message: string;
  /** BCP 47, in which its recipient is written to; null: the site’s. */
  locale: string | null;
  /** Identifies the visitor who typed the address; null for one that no visitor typed. */
  sender: string | null;
  /** Null for one that was issued by hand. */
  orderId: string | null;
  orderLineId: string | null;
  /** Null: never. */
  expiresAt: number | null;
  /** When its mail goes; null where none does. */
  deliverAt: number | null;
  deliveredAt: number | null;
  createdAt: number;
}

export interface GiftCardEntryTable {
  id: string;
  siteId: string;
  cardId: string;
  kind: EntryKind;
  /** Below zero where it takes something away. */
  amountMinor: number;
  /** Makes an entry that may be asked for twice stand there once. */
  key: string | null;
  orderId: string | null;
  /** Name of the person who did it; null where it happened by itself. */
  actor: string | null;
  reason: string;
  createdAt: number;
}

export interface GiftCardHoldTable {
  id: string;
  siteId: string;
  cardId: string;
  attemptId: string;
  /** The refund of its purchase that holds it; null where it pays for something. */
  refundId: string | null;
  amountMinor: number;
  state: 'held' | 'claimed' | 'released';
  createdAt: number;
}

declare module '../../db/schema.ts' {
  interface Schema {
    giftCards: GiftCardTable;
    giftCardEntries: GiftCardEntryTable;
    giftCardHolds: GiftCardHoldTable;
    cartGiftCards: { cartId: string; cardId: string; siteId: string; addedAt: number };
  }
}

export async function insertCards(tx: Queryable, rows: readonly GiftCardTable[]): Promise<void> {
  for (const row of rows) await tx.insertInto('giftCards').values(row).execute();
}

export async function insertEntries(tx: Queryable, rows: readonly GiftCardEntryTable[]): Promise<void> {
  for (const row of rows) await tx.insertInto('giftCardEntries').values(row).execute();
}

export async function findCard(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<GiftCardTable | undefined> {
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('id', '=', id)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

export async function findCardByHash(
  db: Queryable,
  siteId: string,
  codeHash: string,
): Promise<GiftCardTable | undefined> {
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
}

export async function updateCard(tx: Queryable, id: string, change: Partial<GiftCardTable>): Promise<void> {
  await tx.updateTable('giftCards').set(change).where('id', '=', id).execute();
}

export async function listCardsOfOrder(db: Queryable, orderId: string): Promise<GiftCardTable[]> {
  return db.selectFrom('giftCards').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
}

const IS_USABLE = (now: number) =>
  sql<SqlBool>`state = 'active' and (expires_at is null or expires_at > ${now})`;

/** Those a cart is paid with that can be used now, in the order in which they were added. */
export async function listCardsOfCart(
  db: Queryable,
  { siteId, cartId, now }: { readonly siteId: string; readonly cartId: string; readonly now: number },
): Promise<GiftCardTable[]> {
  return db
    .selectFrom('giftCards')
    .innerJoin('cartGiftCards', 'cartGiftCards.cardId', 'giftCards.id')
    .selectAll('giftCards')
    .where('cartGiftCards.cartId', '=', cartId)
    .where('cartGiftCards.siteId', '=', siteId)
    .where(IS_USABLE(now))
    .orderBy('cartGiftCards.addedAt')
    .orderBy('giftCards.id')
    .execute();
}

export async function addCardToCart(
  tx: Queryable,
  row: {
    readonly cartId: string;
    readonly cardId: string;
    readonly siteId: string;
    readonly addedAt: number;
  },
): Promise<void> {
  await tx
    .insertInto('cartGiftCards')
    .values(row)
    .onConflict((conflict) => conflict.columns(['cartId', 'cardId']).doNothing())
    .execute();
}

export async function dropCardOfCart(tx: Queryable, cartId: string, cardId: string): Promise<void> {
  await tx.deleteFrom('cartGiftCards').where('cartId', '=', cartId).where('cardId', '=', cardId).execute();
}

interface SeenCard {
  readonly id: string;
  readonly deliverAt: number;
}

/** Cards of sites that are there, the longest due first. */
export async function listToDeliver(
  db: Queryable,
  now: number,
  after: SeenCard | undefined,
): Promise<(SeenCard & { readonly siteId: string })[]> {
  const rows = await db
    .selectFrom('giftCards')
    .innerJoin('sites', 'sites.id', 'giftCards.siteId')
    .select(['giftCards.id', 'giftCards.siteId', 'giftCards.deliverAt'])
    .where('sites.deletedAt', 'is', null)
    .where('giftCards.deliveredAt', 'is', null)
    .where('giftCards.deliverAt', '<=', now)
    .where('giftCards.state', '=', 'active')
    .$if(after !== undefined, (query) =>
      query.where(({ eb, and, or }) =>
        or([
          eb('giftCards.deliverAt', '>', after?.deliverAt ?? 0),
          and([
            eb('giftCards.deliverAt', '=', after?.deliverAt ?? 0),
            eb('giftCards.id', '>', after?.id ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('giftCards.deliverAt')
    .orderBy('giftCards.id')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, deliverAt: row.deliverAt ?? 0 }));
}

export async function listToExpire(db: Queryable, now: number): Promise<GiftCardTable[]> {
  return db
    .selectFrom('giftCards')
    .selectAll()
    .where('state', '=', 'active')
    .where('expiresAt', '<=', now)
    .where('heldMinor', '=', 0)
    .limit(200)
    .execute();
}

/** Whether a site has ever had one. */
export async function hasCards(db: Queryable, siteId: string): Promise<boolean> {
  const row = await db
    .selectFrom('giftCards')
    .select('id')
    .where('siteId', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
