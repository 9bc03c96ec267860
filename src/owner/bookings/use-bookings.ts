/** What the screens of bookings ask for and send. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import * as calls from '#domain/bookings/calls.ts';
import type { BookingState } from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import type { AnswerOf } from '#domain/calls/call.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { call } from '../api.ts';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

export const STATE_WORDS: Readonly<Record<BookingState, string>> = {
  unpaid: say.beingPaid,
  expired: say.notPaidInTime,
  requested: say.toConfirm,
  confirmed: say.confirmed,
  declined: say.declined,
  cancelled: say.cancelled,
  done: say.attended,
  'no-show': say.noShow,
};

export const STATE_TONES = {
  unpaid: 'warning',
  expired: 'neutral',
  requested: 'warning',
  confirmed: 'good',
  declined: 'neutral',
  cancelled: 'neutral',
  done: 'accent',
  'no-show': 'danger',
} as const;

const SAID: Readonly<Record<BookingState, string>> = {
  unpaid: say.beingPaid,
  expired: say.notPaidInTime,
  requested: say.waitingAgain,
  confirmed: say.confirmedTheGuestGetsAnEmail,
  declined: say.declinedTheGuestGetsAnEmail,
  cancelled: say.cancelledTheGuestGetsAnEmail,
  done: say.markedAsAttended,
  'no-show': say.markedAsANoShow,
};

/** As many as one answer holds. */
export const MOST_LISTED = 500;

export type SettingsState = AnswerOf<typeof calls.readSettings>;

/** Whether the service of a booking, and whom or what it was booked with, can still be booked. */
export function useIsOffered(site: string): (booking: Booking) => boolean {
  const { data } = useBookingSettings(site);
  return useMemo(() => {
    if (!data) return () => true;
    const { services, resources } = data.settings;
    const ids = new Set([...offered(services), ...offered(resources)].map(({ id }) => id));
    return ({ serviceId, resourceId }: Booking) => ids.has(serviceId) && ids.has(resourceId);
  }, [data]);
}

export const NOT_OFFERED = say.noLongerOffered;

interface Listed {
  readonly from: number;
  readonly until: number;
  readonly service?: string;
  readonly state?: BookingState;
  readonly words?: string;
  readonly order?: 'last';
}

export function useBookings(site: string, listed: Listed) {
  return useQuery({
    queryKey: ['bookings', site, listed],
    queryFn: ({ signal }) => call(calls.listBookings, { site, query: { ...listed } }, { signal }),
    refetchInterval: MINUTE_MS,
    placeholderData: keepPreviousData,
  });
}

export function useBookingSettings(site: string) {
  return useQuery({
    queryKey: ['booking-settings', site],
    queryFn: ({ signal }) => call(calls.readSettings, { site }, { signal }),
  });
}

/** One that a link leads to, wherever it lies. */
export function useBooking(site: string, id: string) {
  return useQuery({
    queryKey: ['bookings', site, 'one', id],
    queryFn: ({ signal }) => call(calls.readBooking, { site, booking: id }, { signal }),
  });
}

export function useDeleteBooking(site: string, onDone: () => void) {
  return useAction((id: string) => call(calls.deleteBooking, { site, booking: id }), {
    said: say.bookingDeleted,
    reads: ['bookings', site],
    onDone,
  });
}

export function useDecide(site: string, onDone?: () => void) {
  return useAction(
    ({ id, state }: { readonly id: string; readonly state: BookingState }) =>
      call(calls.decideBooking, { site, booking: id, body: { state } }),
    { said: (_answer, { state }) => SAID[state], reads: ['bookings', site], onDone },
  );
}
