import type { BookableService } from '#domain/bookings/contract.ts';
import type { BlockDataLoader } from '../contract.ts';
import type { AppointmentProps } from './definition.ts';

/** What can be booked; when, the page says that it leads to. */
export const load: BlockDataLoader<AppointmentProps, readonly BookableService[]> = async (
  { shows },
  { site },
) => (await site.bookableServices()).filter(({ kind }) => shows === 'all' || kind === shows);
