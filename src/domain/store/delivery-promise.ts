/** What a buyer is told of delivery before there is a cart: only what the owner has said. */
import type { ShippingMethod } from './shipping.ts';

export interface DeliveryPromise {
  /** The least that a parcel costs; absent: none is sent. */
  readonly parcelMinor?: number;
  /** Whether some parcels cost more. */
  readonly isFrom: boolean;
  readonly freeFromMinor?: number;
  readonly hasPickup: boolean;
}

export function deliveryPromise(
  zones: readonly { readonly methods: readonly ShippingMethod[] }[],
): DeliveryPromise {
  const methods = zones.flatMap((zone) => zone.methods);
  const parcels = methods.filter(({ kind }) => kind !== 'pickup');
  const prices = parcels.flatMap(({ kind, priceMinor, steps }) =>
    kind === 'flat' ? [priceMinor] : steps.map((step) => step.priceMinor),
  );
  // What is free for some only where others pay is no promise to all.
  const free = parcels.map(({ freeFromMinor }) => freeFromMinor);
  const isFreeForAll = free.length > 0 && free.every((from) => from !== null);
  return {
    ...(prices.length > 0 ? { parcelMinor: Math.min(...prices) } : {}),
    isFrom: new Set(prices).size > 1,
    ...(isFreeForAll ? { freeFromMinor: Math.max(...free.map(Number)) } : {}),
    hasPickup: methods.length > parcels.length,
  };
}

/** “Delivery €9.00, free from €150.00. Or pick it up.”; empty where nothing is to be said. */
export function deliveryText(
  { parcelMinor, isFrom, freeFromMinor, hasPickup }: DeliveryPromise,
  format: (minor: number) => string,
): string {
  if (parcelMinor === undefined) return hasPickup ? 'To be picked up.' : '';
  const price =
    parcelMinor === 0 && !isFrom
      ? 'Free delivery'
      : `Delivery ${isFrom ? 'from ' : ''}${format(parcelMinor)}`;
  const free = freeFromMinor === undefined || parcelMinor === 0 ? '' : `, free from ${format(freeFromMinor)}`;
  return `${price}${free}.${hasPickup ? ' Or pick it up.' : ''}`;
}
