import type { FreeDays } from '#domain/bookings/contract.ts';
import type { ClosedForm } from '#domain/forms/limits.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { TableBookingProps } from './props.ts';

export interface TableBookingData {
  /** Where requests are not taken at the moment. */
  readonly closed?: ClosedForm | undefined;
  /** Where the site knows its free tables. */
  readonly free?: FreeDays | undefined;
  /** Bookings offers tables. */
  readonly hasTables?: boolean;
}

/** Whether requests are taken at the moment, or which days have free tables. */
export const load: BlockDataLoader<TableBookingProps, TableBookingData> = async (
  { provider, serviceId },
  { site, blockId, now },
) => {
  if (provider !== 'counted' && provider !== 'none') return {};
  const hasTables = (await site.bookableServices()).some(({ kind }) => kind === 'table');
  if (provider === 'counted') return { free: await site.freeDays(serviceId || undefined, now), hasTables };
  return { closed: await site.closedForm(blockId, now), hasTables };
};
