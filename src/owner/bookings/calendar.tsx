/** Bookings in a week or a month, of everything or of one service. */

import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { BOOK_PATH } from '#domain/bookings/contract.ts';
import type { BookingService } from '#domain/bookings/settings.ts';
import {
  addDays,
  addMonths,
  type CivilDate,
  civilDate,
  startOfDay,
  utcOf,
  weekdayOf,
  weeksOfMonth,
} from '#domain/locale/civil-date.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSiteOrigin } from '../session.ts';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField } from '../ui/field.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingList, type ListKind } from './booking-list.tsx';
import styles from './bookings.module.css';
import { Days } from './days.tsx';
import { MOST_LISTED, useBooking, useBookings, useIsOffered } from './use-bookings.ts';
import * as say from './words/en.ts';

type View = 'week' | 'month' | 'list';

interface CalendarProps {
  readonly site: string;
  readonly timeZone: string;
  readonly services: readonly BookingService[];
}

export function Calendar({ site, timeZone, services }: CalendarProps): ReactNode {
  const today = civilDate(Date.now(), timeZone);
  const [view, setView] = useState<View>('week');
  const [anchor, setAnchor] = useState(today);
  const [service, setService] = useState('');
  const [kind, setKind] = useState<ListKind>('coming');
  const [terms, setTerms] = useSearchParams();
  const openId = terms.get('open');
  const setOpenId = (id?: string) => setTerms(id ? { open: id } : {}, { replace: true });
  const shown = { site, timeZone, service, onOpen: setOpenId };
  return (
    <>
      <Bar {...{ site, view, anchor, today }} onView={setView} onGo={setAnchor}>
        {services.length > 1 && (
          <SelectField
            label={say.bookingsOf}
            isLabelHidden
            value={service}
            options={[
              { value: '', label: say.everything },
              ...services.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setService}
          />
        )}
      </Bar>
      {view === 'list' ? (
        <BookingList {...shown} kind={kind} onKind={setKind} />
      ) : (
        <Grid
          {...{ ...shown, view, anchor, today }}
          onWaiting={() => {
            setKind('waiting');
            setView('list');
          }}
          onDay={(day) => {
            setAnchor(day);
            setView('week');
          }}
        />
      )}
      {openId && (
        <OpenBooking key={openId} site={site} id={openId} timeZone={timeZone} onClose={() => setOpenId()} />
      )}
    </>
  );
}

interface GridProps {
  readonly site: string;
  readonly timeZone: string;
  readonly service: string;
  readonly view: 'week' | 'month';
  readonly anchor: CivilDate;
  readonly today: CivilDate;
  readonly onOpen: (id: string) => void;
  readonly onWaiting: () => void;
  readonly onDay: (day: CivilDate) => void;
}

function Grid({ site, service, onWaiting, ...around }: GridProps): ReactNode {
  const { view, anchor, timeZone } = around;
  const days = daysOf(view, anchor);
  const [first = anchor] = days;
  const span = {
    from: startOfDay(first, timeZone),
    until: startOfDay(addDays(first, days.length), timeZone),
  };
  const isOffered = useIsOffered(site);
  const list = useBookings(site, { ...span, ...(service && { service }) });
  const bookings = list.data?.bookings ?? [];
  return (
    <>
      <Requests count={list.data?.requested ?? 0} onLook={onWaiting} />
      <NotRead query={list} />
      {bookings.length === MOST_LISTED && (
        <Notice tone="info">{fill(say.showingTheFirstMostlistedChooseA, { mostListed: MOST_LISTED })}</Notice>
      )}
      {list.data && <Days {...around} {...{ days, bookings, isOffered }} />}
    </>
  );
}

interface OpenBookingProps {
  readonly site: string;
  readonly id: string;
  readonly timeZone: string;
  readonly onClose: () => void;
}

function OpenBooking({ site, id, timeZone, onClose }: OpenBookingProps): ReactNode {
  const { data, error, refetch } = useBooking(site, id);
  if (data) return <BookingDialog {...{ site, timeZone, onClose }} booking={data.booking} />;
  if (!error) return null;
  return (
    <Dialog title={say.booking} isOpen onClose={onClose} size="small">
      <Failure error={error} onRetry={() => void refetch()} />
    </Dialog>
  );
}

/** Whole weeks from Monday on. */
function daysOf(view: View, anchor: CivilDate): CivilDate[] {
  if (view !== 'week') return weeksOfMonth(anchor, 1).flat();
  const monday = addDays(anchor, 1 - weekdayOf(anchor));
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

interface RequestsProps {
  readonly count: number;
  readonly onLook: () => void;
}

function Requests({ count, onLook }: RequestsProps): ReactNode {
  if (count === 0) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onClick={onLook}>
          {say.view}
        </Button>
      }
    >
      {fill(say.countRequestsAreWaitingForYour, { count })}
    </Notice>
  );
}

interface BarProps {
  readonly site: string;
  readonly view: View;
  readonly anchor: CivilDate;
  readonly today: CivilDate;
  readonly onView: (view: View) => void;
  readonly onGo: (day: CivilDate) => void;
  readonly children: ReactNode;
}

function Bar({ site, view, anchor, today, onView, onGo, children }: BarProps): ReactNode {
  const origin = useSiteOrigin(site);
  const turned = (by: 1 | -1) =>
    view === 'week' ? addDays(anchor, 7 * by) : { ...addMonths(anchor, by), day: 1 };
  return (
    <div className={`cluster ${styles['bar']}`}>
      {view !== 'list' && (
        <>
          <IconButton
            label={view === 'week' ? say.previousWeek : say.previousMonth}
            icon={<ChevronLeft />}
            onClick={() => onGo(turned(-1))}
          />
          <h2 aria-live="polite">{titleOf(view, anchor)}</h2>
          <IconButton
            label={view === 'week' ? say.nextWeek : say.nextMonth}
            icon={<ChevronRight />}
            onClick={() => onGo(turned(1))}
          />
          <Button size="small" onClick={() => onGo(today)}>
            {view === 'week' ? say.thisWeek : say.thisMonth}
          </Button>
        </>
      )}
      <Segmented
        label={say.show}
        value={view}
        options={[
          { value: 'week', label: say.week },
          { value: 'month', label: say.month },
          { value: 'list', label: say.list },
        ]}
        onChange={onView}
      />
      {children}
      <span className="push">
        <ButtonLink href={origin + BOOK_PATH}>{say.viewAsAGuest}</ButtonLink>
      </span>
    </div>
  );
}

function titleOf(view: View, anchor: CivilDate): string {
  const format = new Intl.DateTimeFormat(LOCALE, {
    ...(view === 'week' && { day: 'numeric' }),
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (view === 'month') return format.format(utcOf(anchor));
  const monday = addDays(anchor, 1 - weekdayOf(anchor));
  return format.formatRange(utcOf(monday), utcOf(addDays(monday, 6)));
}
