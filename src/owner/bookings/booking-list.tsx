/** Bookings one below the other: those that wait for an answer, those to come, and those that are over. */

import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import { LAST_INSTANT } from '#domain/bookings/contract.ts';
import { civilDate, startOfDay } from '#domain/locale/civil-date.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Badge } from '../ui/badge.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './bookings.module.css';
import { PaymentBadge } from './payment-badge.tsx';
import {
  MOST_LISTED,
  NOT_OFFERED,
  STATE_TONES,
  STATE_WORDS,
  useBookings,
  useIsOffered,
} from './use-bookings.ts';
import * as say from './words/en.ts';

const KINDS = [
  { value: 'coming', label: say.upcoming },
  { value: 'waiting', label: say.waiting },
  { value: 'over', label: say.past },
] as const;
export type ListKind = (typeof KINDS)[number]['value'];

const NOTHING: Readonly<Record<ListKind, string>> = {
  coming: say.noUpcomingBookings,
  waiting: say.noRequestsToAnswer,
  over: say.noPastBookings,
};

interface BookingListProps {
  readonly site: string;
  readonly timeZone: string;
  readonly service: string;
  readonly kind: ListKind;
  readonly onKind: (kind: ListKind) => void;
  readonly onOpen: (id: string) => void;
}

export function BookingList(props: BookingListProps): ReactNode {
  const { site, timeZone, service, kind, onKind, onOpen } = props;
  const [typed, setTyped] = useState('');
  const rows = useRef<HTMLDivElement>(null);
  const words = useDeferredValue(typed.trim());
  const columns = useColumns(site, timeZone);
  const today = startOfDay(civilDate(Date.now(), timeZone), timeZone);
  const list = useBookings(site, {
    ...(kind === 'over' ? { from: 0, until: today, order: 'last' } : { from: today, until: LAST_INSTANT }),
    ...(kind === 'waiting' && { from: 0, state: 'requested' }),
    ...(service && { service }),
    ...(words && { words }),
  });
  const bookings = list.data?.bookings ?? [];
  return (
    <>
      <div className={`cluster ${styles['bar']}`}>
        <Segmented label={say.whichBookings} value={kind} options={KINDS} onChange={onKind} />
        <SearchBox
          label={say.searchNamesEmailsAndNumbers}
          value={typed}
          onChange={setTyped}
          list={rows}
          onTake={() => bookings[0] && onOpen(bookings[0].id)}
        />
      </div>
      {bookings.length === MOST_LISTED && (
        <Notice tone="info">
          {fill(say.showingTheFirstMostlistedSearchFor, { mostListed: MOST_LISTED })}
        </Notice>
      )}
      <div ref={rows}>
        <Listing
          label={say.bookings}
          query={list}
          rows={list.data?.bookings}
          idOf={({ id }) => id}
          columns={columns}
          open={({ id }) =>
            () =>
              onOpen(id)
            }
          empty={
            words
              ? { title: say.noBookingsFound, children: fill(say.noBookingMatchesWords, { words }) }
              : { title: say.noBookings, children: NOTHING[kind] }
          }
        />
      </div>
    </>
  );
}

function useColumns(site: string, timeZone: string): readonly Column<Booking>[] {
  const isOffered = useIsOffered(site);
  const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return [
    { title: say.guest, kind: 'name', cell: ({ customer }) => customer.name },
    { title: say.when, kind: 'date', cell: ({ startsAt }) => when.format(startsAt) },
    {
      title: say.service,
      cell: (booking) => (
        <>
          {booking.serviceName}
          {', '}
          {booking.resourceName}
          {booking.party > 1 && fill(say.forParty, { party: booking.party })}{' '}
          {!isOffered(booking) && <Badge>{NOT_OFFERED}</Badge>}
        </>
      ),
    },
    {
      title: say.status,
      kind: 'actions',
      cell: ({ state, payment }) => (
        <>
          <PaymentBadge {...{ state, payment }} />{' '}
          <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>
        </>
      ),
    },
  ];
}
