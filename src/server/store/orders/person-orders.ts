/** What orders keep of a person, by their address: given out to whoever asks, and taken out of orders that must stay. */

import { pick } from '#domain/pick.ts';
import { withoutDedication } from '#domain/store/cart/recurring-cart.ts';
import type { OrderDetails } from '#domain/store/orders/order.ts';
import { ofEachText } from '#domain/store/settings/order-texts.ts';
import type { Queryable } from '../../db/schema.ts';
import { deleteRowsOfPerson } from '../../kernel/sites/queries-person.ts';
import { detailsOf } from './queries.ts';
import { findCustomerNote, writeCustomerNote } from './queries-customers.ts';
import { blankOrder, listOrdersOf } from './queries-person.ts';

/** With what the shop noted about the buyer. */
export async function ordersOfPerson(db: Queryable, siteId: string, email: string) {
  const note = await findCustomerNote(db, siteId, email);
  const orders = await ownOrdersOfPerson(db, siteId, email);
  return orders.map((order) => ({ ...(note !== '' && { notedAboutBuyer: note }), ...order }));
}

export async function ownOrdersOfPerson(db: Queryable, siteId: string, email: string) {
  const orders = await listOrdersOf(db, siteId, email);
  return orders.map((order) => ({
    ...pick(order, 'id', 'number', 'state', 'name', 'email'),
    ...detailsOf(order),
    currency: order.currency,
    totalMinor: order.totalMinor,
    placedAt: order.placedAt,
  }));
}

/** Amounts and lines stay: they are the books of the shop. Who bought it goes. */
export async function eraseOrdersOf(tx: Queryable, siteId: string, email: string): Promise<number> {
  const orders = await listOrdersOf(tx, siteId, email);
  for (const order of orders) {
    const details = detailsOf(order);
    const { country } = details.address;
    const blank: OrderDetails = {
      ...details,
      address: { name: '', line1: '', line2: '', postalCode: '', city: '', region: '', country },
      phone: '',
      note: '',
      ...(details.donation && { donation: { ...details.donation, dedication: '' } }),
      ...(details.subscription?.kind === 'begins' && {
        subscription: {
          ...details.subscription,
          recurring: withoutDedication(details.subscription.recurring),
        },
      }),
    };
    await blankOrder(tx, order, JSON.stringify({ ...blank, ...ofEachText(() => undefined) }));
  }
  await writeCustomerNote(tx, siteId, { email, note: '' });
  await deleteRowsOfPerson(tx, 'checkouts', { siteId, email });
  return orders.length;
}
