/**
 * What has gone out of an order, parcel by parcel. What happened stays as it was written: a tracking number that was
 * corrected is an event of its own, and the last one counts.
 */
import { z } from 'zod';

interface Happened {
  readonly id: string;
  readonly kind: string;
  readonly data: unknown;
}

export interface Parcel {
  /** Of the event with which it went out. */
  readonly id: string;
  readonly lines: readonly z.output<typeof sentLine>[];
  readonly carrier: string;
  readonly trackingNumber: string;
}

const sentLine = z.object({
  title: z.string(),
  optionText: z.string().optional(),
  quantity: z.number(),
});
const sent = z.object({
  lines: z.array(sentLine).catch([]),
  carrier: z.string().catch(''),
  trackingNumber: z.string().catch(''),
});
const tracked = sent.omit({ lines: true }).extend({ parcel: z.string() });

export function parcelsOf(events: readonly Happened[]): readonly Parcel[] {
  const parcels = new Map<string, Parcel>();
  for (const { id, kind, data } of events) {
    if (kind === 'fulfilled') parcels.set(id, { id, ...sent.parse(data) });
    if (kind !== 'tracked') continue;
    const { parcel, ...tracking } = tracked.parse(data);
    const known = parcels.get(parcel);
    if (known) parcels.set(parcel, { ...known, ...tracking });
  }
  return [...parcels.values()];
}
