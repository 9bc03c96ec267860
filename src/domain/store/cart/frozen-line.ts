/** What of a priced cart stays with an order, as it is when somebody agrees to it. */

import { notedName } from '../settings/pickup-place.ts';
import type { Delivery } from './cart-deliveries.ts';
import type { CartLine } from './cart-lines.ts';
import type { DeliveryChoice, FrozenLine } from './checkout-cart.ts';
import type { PricedLine } from './price-order.ts';

export function frozenLine({ sellable, ...line }: PricedLine<CartLine>): FrozenLine {
  return {
    variantId: sellable.variantId,
    productId: sellable.productId,
    title: sellable.title,
    optionText: sellable.optionText,
    sku: sellable.sku,
    kind: sellable.kind === 'paywall' ? 'physical' : sellable.kind,
    href: sellable.href,
    quantity: line.quantity,
    unitPriceMinor: line.unitPriceMinor,
    discountMinor: line.discountMinor,
    taxMinor: line.taxMinor,
    totalMinor: line.totalMinor,
    ...(sellable.kind === 'giftCard' && { wishId: line.id }),
    ...(sellable.opensPlanId !== undefined && { opensPlanId: sellable.opensPlanId }),
  };
}

export function deliveryChoice({ method, priceMinor }: Delivery): DeliveryChoice {
  return {
    id: method.id,
    name: notedName(method.name, method.note),
    ...(method.note !== '' && { title: method.name, note: method.note }),
    priceMinor,
    isPickup: method.kind === 'pickup',
  };
}
