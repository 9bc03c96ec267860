import type { Queryable } from '../../db/schema.ts';
import { listRowsOfPerson } from '../../kernel/sites/queries-person.ts';
import { searchTextOf } from './search-text.ts';
import type { OrderTable } from './tables.ts';

export async function listOrdersOf(db: Queryable, siteId: string, email: string): Promise<OrderTable[]> {
  return listRowsOfPerson(db, 'orders', { siteId, email }, 'id');
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
