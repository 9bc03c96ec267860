/** Bookings one below the other: those that wait for an answer, those to come, and those that are over. */
import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import type { Booking } from '#domain/bookings/calls.ts';
import { LAST_INSTANT } from '#domain/bookings/contract.ts';
import { civilDate, startOfDay } from '#domain/locale/civil-date.ts';
import { Badge } from '../ui/badge.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Notice } from '../ui/notice.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './bookings.module.css';
import {
  MOST_LISTED,
  NOT_OFFERED,
  STATE_TONES,
  STATE_WORDS,
  useBookings,
  useIsOffered,
} from './use-bookings.ts';

const KINDS = [
  { value: 'coming', label: 'Upcoming' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'over', label: 'Past' },
] as const;
export type ListKind = (typeof KINDS)[number]['value'];

const NOTHING: Readonly<Record<ListKind, string>> = {
  coming: 'No upcoming bookings.',
  waiting: 'No requests to answer.',
  over: 'No past bookings.',
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
        <Segmented label="Which bookings" value={kind} options={KINDS} onChange={onKind} />
        <SearchBox
          label="Search names, emails and numbers"
          value={typed}
          onChange={setTyped}
          list={rows}
          onTake={() => bookings[0] && onOpen(bookings[0].id)}
        />
      </div>
      {bookings.length === MOST_LISTED && (
        <Notice tone="info">Showing the first {MOST_LISTED}. Search for a name to find others.</Notice>
      )}
      <div ref={rows}>
        <Listing
          label="Bookings"
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
              ? { title: 'No bookings found', children: `No booking matches “${words}”.` }
              : { title: 'No bookings', children: NOTHING[kind] }
          }
        />
      </div>
    </>
  );
}

function useColumns(site: string, timeZone: string): readonly Column<Booking>[] {
  const isOffered = useIsOffered(site);
  const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return [
    { title: 'Guest', kind: 'name', cell: ({ customer }) => customer.name },
    { title: 'When', kind: 'date', cell: ({ startsAt }) => when.format(startsAt) },
    {
      title: 'Service',
      cell: (booking) => (
        <>
          {booking.serviceName}, {booking.resourceName}
          {booking.party > 1 && `, for ${booking.party}`}{' '}
          {!isOffered(booking) && <Badge>{NOT_OFFERED}</Badge>}
        </>
      ),
    },
    {
      title: 'Status',
      kind: 'actions',
      cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>,
    },
  ];
}
