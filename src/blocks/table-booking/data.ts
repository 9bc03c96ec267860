import type { FreeDays } from '#domain/bookings/contract.ts';
import type { ClosedForm } from '#domain/forms/limits.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { TableBookingProps } from './props.ts';

export interface TableBookingData {
  /** Where requests are not taken at the moment. */
  readonly closed?: ClosedForm | undefined;
  /** Where tables are counted. */
  readonly free?: FreeDays | undefined;
}

/** Whether requests are taken at the moment, or which days have free tables. */
export const load: BlockDataLoader<TableBookingProps, TableBookingData> = async (
  { provider, serviceId },
  { site, blockId, now },
) => {
  if (provider === 'counted') return { free: await site.freeDays(serviceId || undefined, now) };
  return provider === 'none' ? { closed: await site.closedForm(blockId, now) } : {};
};
