import type { AccountPage } from '#domain/members/account-entry.ts';
import type { Queryable } from '../../db/schema.ts';
import { listRowsOfPerson } from '../../kernel/sites/queries-person.ts';
import { searchTextOf } from './search-text.ts';
import type { OrderTable } from './tables.ts';

export async function listOrdersOf(db: Queryable, siteId: string, email: string): Promise<OrderTable[]> {
  return listRowsOfPerson(db, 'orders', { siteId, email }, 'id');
}

interface PlacedFilter extends AccountPage {
  readonly siteId: string;
  /** In lower case. */
  readonly email: string;
  /** Only those with something to download. */
  readonly areDigital?: boolean;
}

/** The last one first, and one more than the page has. */
export async function listPlacedOrdersOf(
  db: Queryable,
  { siteId, email, areDigital = false, from, most }: PlacedFilter,
): Promise<OrderTable[]> {
  const placed = db
    .selectFrom('orders')
    .selectAll()
    .where('siteId', '=', siteId)
    .where('email', '=', email)
    .where('number', 'is not', null);
  const digital = placed.where((eb) =>
    eb.exists(
      eb
        .selectFrom('orderLines')
        .select('orderLines.id')
        .whereRef('orderLines.orderId', '=', 'orders.id')
        .where('orderLines.kind', '=', 'digital'),
    ),
  );
  return (areDigital ? digital : placed)
    .orderBy('number', 'desc')
    .limit(most + 1)
    .offset(from)
    .execute();
}

export async function blankOrder(
  tx: Queryable,
  { id, number }: Pick<OrderTable, 'id' | 'number'>,
  details: string,
): Promise<void> {
  const search = searchTextOf({ name: '', email: '', number });
  await tx.updateTable('orders').set({ email: '', name: '', search, details }).where('id', '=', id).execute();
  // Notes may say anything of anybody.
  await tx.deleteFrom('orderEvents').where('orderId', '=', id).where('kind', '=', 'note').execute();
}
