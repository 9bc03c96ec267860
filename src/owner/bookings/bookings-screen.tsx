/** The bookings of a week, day by day: columns where there is room, one below the other where there is not. */
import { CalendarCheck, ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Booking } from '#domain/bookings/calls.ts';
import { BOOK_PATH } from '#domain/bookings/contract.ts';
import {
  addDays,
  type CivilDate,
  civilDate,
  formatDateKey,
  isSameDay,
  startOfDay,
  utcOf,
  weekdayOf,
} from '#domain/locale/civil-date.ts';
import { useMay, useSite, useSiteOrigin } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { EmptyState, Failure, Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import styles from './bookings.module.css';
import { NewBookingDialog } from './new-booking-dialog.tsx';
import { STATE_TONES, STATE_WORDS, useBookingSettings, useBookings } from './use-bookings.ts';

export function BookingsScreen(): ReactNode {
  const { id: site } = useSite();
  const settings = useBookingSettings(site);
  const mayBook = useMay('config.scheduling');
  const [isMaking, setIsMaking] = useState(false);
  const { data, error } = settings;
  const hasServices = data !== undefined && data.settings.services.length > 0;
  return (
    <Screen
      title="Bookings"
      description="Tables and appointments, as guests have booked them."
      width="wide"
      actions={
        hasServices && (
          <>
            <Link to={`/sites/${site}/bookings/settings`} className={styles['link']}>
              What can be booked
            </Link>
            {mayBook && (
              <Button tone="primary" icon={<Plus />} onClick={() => setIsMaking(true)}>
                Add a booking
              </Button>
            )}
          </>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Loading />}
      {data && !hasServices && <NothingToBook site={site} />}
      {data && hasServices && <Week site={site} timeZone={data.timeZone} />}
      {data && isMaking && <NewBookingDialog site={site} state={data} onClose={() => setIsMaking(false)} />}
    </Screen>
  );
}

function NothingToBook({ site }: { readonly site: string }): ReactNode {
  return (
    <EmptyState
      title="Nothing can be booked yet"
      picture={<CalendarCheck size={32} />}
      action={<Link to={`/sites/${site}/bookings/settings`}>Say what can be booked</Link>}
    >
      Tables of a restaurant, lessons, fittings, an hour of your time: guests choose among the times that are
      free, and nothing is given twice.
    </EmptyState>
  );
}

function Week({ site, timeZone }: { readonly site: string; readonly timeZone: string }): ReactNode {
  const today = civilDate(Date.now(), timeZone);
  const [monday, setMonday] = useState(() => addDays(today, 1 - weekdayOf(today)));
  const [openId, setOpenId] = useState<string>();
  const from = startOfDay(monday, timeZone);
  const until = startOfDay(addDays(monday, 7), timeZone);
  const list = useBookings(site, { from, until });
  const origin = useSiteOrigin(site);
  const bookings = list.data?.bookings ?? [];
  const open = bookings.find(({ id }) => id === openId);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const week = new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const requested = list.data?.requested ?? 0;
  return (
    <>
      {requested > 0 && (
        <Notice tone="info">
          {requested === 1 ? 'One request waits' : `${requested} requests wait`} for your answer.
        </Notice>
      )}
      <div className={styles['bar']}>
        <IconButton
          label="The week before"
          icon={<ChevronLeft />}
          onClick={() => setMonday(addDays(monday, -7))}
        />
        <h2 className={styles['week']} aria-live="polite">
          {week.formatRange(utcOf(monday), utcOf(addDays(monday, 6)))}
        </h2>
        <IconButton
          label="The week after"
          icon={<ChevronRight />}
          onClick={() => setMonday(addDays(monday, 7))}
        />
        <Button size="small" onClick={() => setMonday(addDays(today, 1 - weekdayOf(today)))}>
          This week
        </Button>
        <span className={styles['end']}>
          <ButtonLink href={origin + BOOK_PATH}>See it as guests do</ButtonLink>
        </span>
      </div>
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {list.data && (
        <ol className={styles['days']}>
          {days.map((day) => (
            <Day
              key={formatDateKey(day)}
              day={day}
              isToday={isSameDay(day, today)}
              timeZone={timeZone}
              bookings={bookings.filter(({ startsAt }) => isSameDay(civilDate(startsAt, timeZone), day))}
              onOpen={setOpenId}
            />
          ))}
        </ol>
      )}
      {open && (
        <BookingDialog site={site} booking={open} timeZone={timeZone} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}

interface DayProps {
  readonly day: CivilDate;
  readonly isToday: boolean;
  readonly timeZone: string;
  readonly bookings: readonly Booking[];
  readonly onOpen: (id: string) => void;
}

function Day({ day, isToday, timeZone, bookings, onOpen }: DayProps): ReactNode {
  const name = new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short', timeZone });
  return (
    <li className={styles['day']} data-today={isToday || undefined}>
      <h3 className={styles['name']}>
        {name.format(utcOf(day))}
        {isToday && <span className="visually-hidden"> (today)</span>}
      </h3>
      {bookings.length === 0 && <p className={styles['none']}>Nothing booked</p>}
      {bookings.map((booking) => (
        <button
          key={booking.id}
          type="button"
          className={styles['booking']}
          data-state={booking.state}
          onClick={() => onOpen(booking.id)}
        >
          <span className={styles['time']}>
            {clock.format(booking.startsAt)}
            {booking.party > 1 && ` · ${booking.party} people`}
          </span>
          <strong>{booking.customer.name}</strong>
          <span className={styles['what']}>
            {booking.serviceName}, {booking.resourceName}
          </span>
          {booking.state !== 'confirmed' && (
            <Badge tone={STATE_TONES[booking.state]}>{STATE_WORDS[booking.state]}</Badge>
          )}
        </button>
      ))}
    </li>
  );
}
