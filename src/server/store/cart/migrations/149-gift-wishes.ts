import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** To whom the gift cards in a cart go, until they are bought. */
export const giftWishes: Migration = {
  name: '149-gift-wishes',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('gift_wishes')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('cart_id', text, (c) => c.notNull().references('carts.id').onDelete('cascade'))
      .addColumn('amount_minor', 'bigint')
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('recipient_name', text, (c) => c.notNull())
      .addColumn('sender_name', text, (c) => c.notNull())
      .addColumn('message', text, (c) => c.notNull())
      .addColumn('deliver_at', 'bigint')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .execute();
    await sql`create index gift_wishes_of_person on gift_wishes (site_id, email)`.execute(db);
    await sql`create index gift_wishes_of_cart on gift_wishes (cart_id)`.execute(db);
    // Gift cards for two people are two lines of one variant. SQLite cannot change a constraint.
    await db.schema
      .createTable('new_cart_lines')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('cart_id', text, (c) => c.notNull().references('carts.id').onDelete('cascade'))
      .addColumn('variant_id', text, (c) => c.notNull())
      .addColumn('wish_id', text, (c) => c.notNull())
      .addColumn('quantity', 'integer', (c) => c.notNull())
      .addColumn('position', 'integer', (c) => c.notNull())
      .addUniqueConstraint('cart_lines_once_each', ['cart_id', 'variant_id', 'wish_id'])
      .execute();
    await sql`insert into new_cart_lines (id, cart_id, variant_id, wish_id, quantity, position)
      select id, cart_id, variant_id, '', quantity, position from cart_lines`.execute(db);
    await sql`drop table cart_lines`.execute(db);
    await sql`alter table new_cart_lines rename to cart_lines`.execute(db);
  },
};
