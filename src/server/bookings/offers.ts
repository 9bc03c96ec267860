/** What the store needs of bookings: they are paid by its orders. */
import type { MakeOffers } from '../feature.ts';
import { type PaidBookings, paidBookings } from './paid-bookings.ts';

declare module '../feature.ts' {
  interface Common {
    readonly paidBookings: PaidBookings;
  }
}

export const offers: MakeOffers<'paidBookings'> = (kernel) => ({ paidBookings: paidBookings(kernel) });
