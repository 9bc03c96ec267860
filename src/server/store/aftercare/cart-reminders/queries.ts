import type { Queryable } from '../../../db/schema.ts';
import { deleteRowsOfPerson, listRowsOfPerson } from '../../../kernel/sites/queries-person.ts';

export interface CartReminderTable {
  id: string;
  site_id: string;
  cart_id: string;
  email: string;
  /** Of the links in the mail. */
  token: string;
  sent_at: number;
}

export interface ReminderEndTable {
  id: string;
  site_id: string;
  email: string;
  ended_at: number;
}

declare module '../../../db/schema.ts' {
  interface Schema {
    cart_reminders: CartReminderTable;
    cart_reminder_ends: ReminderEndTable;
  }
}

export async function listSitesWithCheckouts(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('checkouts').select('site_id').distinct().execute();
  return rows.map(({ site_id: siteId }) => siteId);
}

export interface LeftCart {
  readonly cart_id: string;
  readonly email: string;
  /** Identifies the visitor who typed the address. */
  readonly sender: string | null;
}

interface Left {
  readonly siteId: string;
  /** Its checkout was last touched then or earlier. */
  readonly until: number;
  /** Nobody is reminded of what is older. */
  readonly since: number;
  /** Whoever was reminded since then is left alone. */
  readonly quietSince: number;
}

/** Carts somebody may be reminded of: agreed to, not ordered, not said before. */
export async function listLeftCarts(
  db: Queryable,
  { siteId, until, since, quietSince }: Left,
): Promise<LeftCart[]> {
  return db
    .selectFrom('checkouts')
    .innerJoin('carts', 'carts.id', 'checkouts.cart_id')
    .select(['checkouts.cart_id', 'checkouts.email', 'checkouts.sender'])
    .where('checkouts.site_id', '=', siteId)
    .where('checkouts.updated_at', '<=', until)
    .where('checkouts.updated_at', '>', since)
    .where('checkouts.email', '!=', '')
    .where('checkouts.entries', 'like', '%"reminder":true%')
    .where('carts.updated_at', '<=', until)
    .where('carts.purchased_at', 'is', null)
    .where('carts.locked_at', 'is', null)
    .where(({ not, exists, selectFrom, or, ref }) =>
      not(
        or([
          exists(
            selectFrom('cart_reminders')
              .select('cart_reminders.id')
              .whereRef('cart_reminders.site_id', '=', 'checkouts.site_id')
              .where((reminder) =>
                reminder.or([
                  reminder('cart_reminders.cart_id', '=', ref('checkouts.cart_id')),
                  reminder.and([
                    reminder('cart_reminders.email', '=', ref('checkouts.email')),
                    reminder('cart_reminders.sent_at', '>', quietSince),
                  ]),
                ]),
              ),
          ),
          exists(
            selectFrom('cart_reminder_ends')
              .select('cart_reminder_ends.id')
              .whereRef('cart_reminder_ends.site_id', '=', 'checkouts.site_id')
              .whereRef('cart_reminder_ends.email', '=', 'checkouts.email'),
          ),
          exists(
            selectFrom('orders')
              .select('orders.id')
              .whereRef('orders.site_id', '=', 'checkouts.site_id')
              .whereRef('orders.email', '=', 'checkouts.email')
              .whereRef('orders.placed_at', '>=', 'carts.created_at'),
          ),
        ]),
      ),
    )
    .orderBy('checkouts.updated_at')
    .orderBy('checkouts.cart_id')
    .limit(100)
    .execute();
}

export async function insertReminder(tx: Queryable, row: CartReminderTable): Promise<void> {
  await tx.insertInto('cart_reminders').values(row).execute();
}

export function findReminder(
  db: Queryable,
  siteId: string,
  token: string,
): Promise<CartReminderTable | undefined> {
  return db
    .selectFrom('cart_reminders')
    .selectAll()
    .where('token', '=', token)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

export async function insertEnds(tx: Queryable, rows: readonly ReminderEndTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('cart_reminder_ends')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['site_id', 'email']).doNothing())
    .execute();
}

export async function deleteOldReminders(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('cart_reminders').where('sent_at', '<', before).execute();
}

interface KnownReminder {
  readonly email: string;
  readonly what: 'reminded' | 'wants no more';
  readonly at: number;
}

export async function listOfPerson(db: Queryable, siteId: string, email: string): Promise<KnownReminder[]> {
  const whose = { siteId, email };
  const sent = await listRowsOfPerson(db, 'cart_reminders', whose, 'id');
  const ended = await listRowsOfPerson(db, 'cart_reminder_ends', whose, 'id');
  return [
    ...sent.map((row) => ({ email: row.email, what: 'reminded' as const, at: Number(row.sent_at) })),
    ...ended.map((row) => ({ email: row.email, what: 'wants no more' as const, at: Number(row.ended_at) })),
  ];
}

export async function deleteOfPerson(tx: Queryable, siteId: string, email: string): Promise<number> {
  const whose = { siteId, email };
  return (
    (await deleteRowsOfPerson(tx, 'cart_reminders', whose)) +
    (await deleteRowsOfPerson(tx, 'cart_reminder_ends', whose))
  );
}
