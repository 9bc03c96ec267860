/** A cart in the shape of the contract, as scripts of pages read it. */
import { currencyOf } from '../../money/currencies.ts';
import { sum } from '../settings/tax.ts';
import type { CartHolder } from './cart-schema.ts';
import type { PricedCart } from './priced-cart.ts';

export interface HeldCart {
  readonly id: string;
  readonly siteId: string;
  readonly createdAt: number;
  readonly isPurchased: boolean;
  readonly country: string;
  readonly postalCode: string;
}

export function holderOf(cart: HeldCart, { order, ...priced }: PricedCart): CartHolder {
  const { lines } = order;
  const isDigital = lines.map(({ sellable }) => sellable.kind === 'digital');
  const { fractionDigits } = currencyOf(priced.currency);
  const options = priced.deliveries.map(({ method, priceMinor }) => ({
    id: method.id,
    name: method.name,
    isPickup: method.kind === 'pickup',
    costCents: priceMinor,
  }));
  return {
    id: cart.id,
    websiteId: cart.siteId,
    orderId: '',
    created: cart.createdAt,
    isPurchased: cart.isPurchased,
    entries: lines.map(({ id, sellable, ...line }) => ({
      id,
      variantId: sellable.variantId,
      productId: sellable.productId,
      title: sellable.title,
      optionText: sellable.optionText,
      sku: sellable.sku,
      url: sellable.href,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceMinor,
      discountCents: line.discountMinor,
      taxCents: line.taxMinor,
      totalCents: line.totalMinor,
    })),
    shippingOptions: options,
    applicableTaxRules: order.taxes.map(({ id, name, ppm, taxMinor }) => ({
      id,
      name,
      ppm,
      taxCents: taxMinor,
    })),
    coupons: priced.coupons.map(({ code }) => ({ code })),
    validCoupons: priced.coupons.filter(({ refusal }) => !refusal).map(({ code }) => ({ code })),
    invalidCoupons: priced.coupons
      .filter(({ refusal }) => refusal)
      .map(({ code, refusal }) => ({ code, refusal })),
    selectedShippingOption: options.find(({ id }) => id === priced.delivery?.method.id) ?? {},
    shippingLocation: cart.country === '' ? {} : { country: cart.country, postalCode: cart.postalCode },
    subtotalCents: order.subtotalMinor,
    taxCents: order.taxMinor,
    shippingCostCents: order.shippingMinor,
    discountCents: order.discountMinor,
    grandTotalCents: order.totalMinor,
    totalQuantity: sum(lines.map(({ quantity }) => quantity)),
    subtotalAmount: { value: order.subtotalMinor / 10 ** fractionDigits, currencyCode: priced.currency },
    hasDigital: isDigital.includes(true),
    purelyDigital: lines.length > 0 && !isDigital.includes(false),
    requiresShipping: priced.needsDelivery,
  };
}
