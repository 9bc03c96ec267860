/** Delivery as its owner sees it: where parcels go, and, apart from that, where things are picked up. */
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import * as say from './words/en.ts';

export type DeliveryZone = StoreSettings['shippingZones'][number];
export type Method = DeliveryZone['methods'][number];

export interface DeliveryView {
  readonly sending: readonly DeliveryZone[];
  /** Offered to everybody. */
  readonly pickups: readonly Method[];
}

const isPickup = ({ kind }: Method) => kind === 'pickup';
const isRest = ({ countries }: DeliveryZone) => countries.length === 0;
const holdsPickups = (zone: DeliveryZone) =>
  isRest(zone) && zone.methods.length > 0 && zone.methods.every(isPickup);

export function viewOf(zones: readonly DeliveryZone[]): DeliveryView {
  return {
    sending: zones
      .filter((zone) => !holdsPickups(zone))
      .map((zone) =>
        isRest(zone) ? { ...zone, methods: zone.methods.filter((way) => !isPickup(way)) } : zone,
      ),
    pickups: zones.filter(isRest).flatMap(({ methods }) => methods.filter(isPickup)),
  };
}

/**
 * @param before what is kept now: the zone that holds the places of pick-up stays the one it is
 * @returns zones of which the last holds them: before others for the rest of the world it would keep parcels from there
 */
export function zonesOf(
  { sending, pickups }: DeliveryView,
  before: readonly DeliveryZone[],
  newId: () => string,
): DeliveryZone[] {
  if (pickups.length === 0) return [...sending];
  const holder = before.find(holdsPickups) ?? { id: newId(), name: say.everywhere, countries: [] };
  return [...sending, { ...holder, methods: [...pickups] }];
}
