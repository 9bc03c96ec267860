import { type RawBuilder, sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

type Db = Parameters<Migration['up']>[0];
type Text = RawBuilder<unknown>;

/** Cards, the entries that make up their balances, what is held of them, and what carts are paid with. */
export const giftCards: Migration = {
  name: '148-gift-cards',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await makeCards(db, text);
    await makeEntries(db, text);
    await makeHolds(db, text);
    await makeCardsOfCarts(db, text);
  },
};

async function makeCards(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('gift_cards')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('code_hash', text, (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('last_four', text, (c) => c.notNull())
    .addColumn('currency', text, (c) => c.notNull())
    .addColumn('balance_minor', 'bigint', (c) => c.notNull())
    .addColumn('held_minor', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('is_test', 'integer', (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('buyer_email', text)
    .addColumn('recipient_name', text, (c) => c.notNull())
    .addColumn('sender_name', text, (c) => c.notNull())
    .addColumn('message', text, (c) => c.notNull())
    .addColumn('locale', text)
    .addColumn('sender', text)
    .addColumn('order_id', text)
    .addColumn('order_line_id', text)
    .addColumn('expires_at', 'bigint')
    .addColumn('deliver_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('gift_cards_by_code', ['site_id', 'code_hash'])
    .addCheckConstraint('gift_cards_never_overdrawn', sql`balance_minor >= 0 and held_minor >= 0`)
    .execute();
  await sql`create index gift_cards_of_person on gift_cards (site_id, email)`.execute(db);
  await sql`create index gift_cards_of_buyer on gift_cards (site_id, buyer_email)`.execute(db);
  await sql`create index gift_cards_by_age on gift_cards (site_id, id)`.execute(db);
  await sql`create index gift_cards_of_order on gift_cards (order_id)`.execute(db);
  await sql`create index gift_cards_to_deliver on gift_cards (deliver_at) where delivered_at is null`.execute(
    db,
  );
  await sql`create index gift_cards_to_expire on gift_cards (expires_at) where state = 'active'`.execute(db);
}

async function makeEntries(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('gift_card_entries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('card_id', text, (c) => c.notNull().references('gift_cards.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('amount_minor', 'bigint', (c) => c.notNull())
    .addColumn('key', text)
    .addColumn('order_id', text)
    .addColumn('actor', text)
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('gift_card_entries_once', ['card_id', 'key'])
    .execute();
  await sql`create unique index gift_card_entries_issued_once on gift_card_entries (site_id, key) where kind = 'issued' and key <> 'issued'`.execute(
    db,
  );
  await sql`create index gift_card_entries_of_site on gift_card_entries (site_id, id)`.execute(db);
}

async function makeHolds(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('gift_card_holds')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('card_id', text, (c) => c.notNull().references('gift_cards.id').onDelete('cascade'))
    .addColumn('attempt_id', text, (c) => c.notNull().references('payment_attempts.id').onDelete('cascade'))
    .addColumn('refund_id', text, (c) => c.references('order_refunds.id').onDelete('cascade'))
    .addColumn('amount_minor', 'bigint', (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await sql`create index gift_card_holds_of_refund on gift_card_holds (refund_id)`.execute(db);
  await sql`create index gift_card_holds_of_site on gift_card_holds (site_id)`.execute(db);
  await sql`create index gift_card_holds_of_card on gift_card_holds (card_id)`.execute(db);
  await sql`create index gift_card_holds_of_attempt on gift_card_holds (attempt_id)`.execute(db);
}

async function makeCardsOfCarts(db: Db, text: Text): Promise<void> {
  await db.schema
    .createTable('cart_gift_cards')
    .addColumn('cart_id', text, (c) => c.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('card_id', text, (c) => c.notNull().references('gift_cards.id').onDelete('cascade'))
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('added_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('cart_gift_cards_once', ['cart_id', 'card_id'])
    .execute();
  await sql`create index cart_gift_cards_of_site on cart_gift_cards (site_id)`.execute(db);
  await sql`create index cart_gift_cards_of_card on cart_gift_cards (card_id)`.execute(db);
}
