/** Where an order is picked up: as the owner says it at the way of delivery, else at the address of the shop. */

import type { OrderDetails } from '#domain/store/orders/order.ts';
import { noteOf } from '#domain/store/settings/pickup-place.ts';
import { hasAddress } from '#domain/store/settings/seller.ts';
import type { Queryable } from '../../db/schema.ts';
import { writeAddress } from '../../kernel/addresses/address-forms.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';

/** Empty where it is not picked up, or nobody knows where. */
export async function findPickupPlace(
  db: Queryable,
  siteId: string,
  { delivery }: Pick<OrderDetails, 'delivery'>,
): Promise<string> {
  if (!delivery?.isPickup) return '';
  const note = noteOf((await findStore(db, siteId)).shippingZones, delivery.id);
  if (note !== '') return note;
  const seller = await findSeller(db, siteId);
  if (!hasAddress(seller)) return '';
  const { name, street, postalCode, city, country } = seller;
  return writeAddress({ name, line1: street, line2: '', postalCode, city, region: '', country }).join('\n');
}
