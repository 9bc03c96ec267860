import type { Queryable } from '../../../db/schema.ts';
import { deleteRowsOfPerson, listRowsOfPerson } from '../../../kernel/sites/queries-person.ts';

export interface CartReminderTable {
  id: string;
  siteId: string;
  cartId: string;
  email: string;
  /** Of the links in the mail. */
  token: string;
  sentAt: number;
}

export interface ReminderEndTable {
  id: string;
  siteId: string;
  email: string;
  endedAt: number;
}

declare module '../../../db/schema.ts' {
  interface Schema {
    cartReminders: CartReminderTable;
    cartReminderEnds: ReminderEndTable;
  }
}

export async function listSitesWithCheckouts(db: Queryable): Promise<string[]> {
  const rows = await db.selectFrom('checkouts').select('siteId').distinct().execute();
  return rows.map(({ siteId }) => siteId);
}

export interface LeftCart {
  readonly cartId: string;
  readonly email: string;
  /** Identifies the visitor who typed the address. */
  readonly sender: string | null;
  readonly locale: string | null;
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
    .innerJoin('carts', 'carts.id', 'checkouts.cartId')
    .select(['checkouts.cartId', 'checkouts.email', 'checkouts.sender', 'carts.locale'])
    .where('checkouts.siteId', '=', siteId)
    .where('checkouts.updatedAt', '<=', until)
    .where('checkouts.updatedAt', '>', since)
    .where('checkouts.email', '!=', '')
    .where('checkouts.entries', 'like', '%"reminder":true%')
    .where('carts.updatedAt', '<=', until)
    .where('carts.purchasedAt', 'is', null)
    .where('carts.lockedAt', 'is', null)
    .where(({ not, exists, selectFrom, or, ref }) =>
      not(
        or([
          exists(
            selectFrom('cartReminders')
              .select('cartReminders.id')
              .whereRef('cartReminders.siteId', '=', 'checkouts.siteId')
              .where((reminder) =>
                reminder.or([
                  reminder('cartReminders.cartId', '=', ref('checkouts.cartId')),
                  reminder.and([
                    reminder('cartReminders.email', '=', ref('checkouts.email')),
                    reminder('cartReminders.sentAt', '>', quietSince),
                  ]),
                ]),
              ),
          ),
          exists(
            selectFrom('cartReminderEnds')
              .select('cartReminderEnds.id')
              .whereRef('cartReminderEnds.siteId', '=', 'checkouts.siteId')
              .whereRef('cartReminderEnds.email', '=', 'checkouts.email'),
          ),
          exists(
            selectFrom('orders')
              .select('orders.id')
              .whereRef('orders.siteId', '=', 'checkouts.siteId')
              .whereRef('orders.email', '=', 'checkouts.email')
              .whereRef('orders.placedAt', '>=', 'carts.createdAt'),
          ),
        ]),
      ),
    )
    .orderBy('checkouts.updatedAt')
    .orderBy('checkouts.cartId')
    .limit(100)
    .execute();
}

export async function insertReminder(tx: Queryable, row: CartReminderTable): Promise<void> {
  await tx.insertInto('cartReminders').values(row).execute();
}

export function findReminder(
  db: Queryable,
  siteId: string,
  token: string,
): Promise<CartReminderTable | undefined> {
  return db
    .selectFrom('cartReminders')
    .selectAll()
    .where('token', '=', token)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
}

export async function insertEnds(tx: Queryable, rows: readonly ReminderEndTable[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('cartReminderEnds')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['siteId', 'email']).doNothing())
    .execute();
}

export async function deleteOldReminders(tx: Queryable, before: number): Promise<void> {
  await tx.deleteFrom('cartReminders').where('sentAt', '<', before).execute();
}

interface KnownReminder {
  readonly email: string;
  readonly what: 'reminded' | 'wants no more';
  readonly at: number;
}

export async function listOfPerson(db: Queryable, siteId: string, email: string): Promise<KnownReminder[]> {
  const whose = { siteId, email };
  const sent = await listRowsOfPerson(db, 'cartReminders', whose, 'id');
  const ended = await listRowsOfPerson(db, 'cartReminderEnds', whose, 'id');
  return [
    ...sent.map((row) => ({ email: row.email, what: 'reminded' as const, at: row.sentAt })),
    ...ended.map((row) => ({ email: row.email, what: 'wants no more' as const, at: row.endedAt })),
  ];
}

export async function deleteOfPerson(tx: Queryable, siteId: string, email: string): Promise<number> {
  const whose = { siteId, email };
  return (
    (await deleteRowsOfPerson(tx, 'cartReminders', whose)) +
    (await deleteRowsOfPerson(tx, 'cartReminderEnds', whose))
  );
}
