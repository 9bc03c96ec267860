/** What guests have booked, in a week or a month. */
import { CalendarCheck, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { LAST_INSTANT } from '#domain/bookings/contract.ts';
import { useMay, useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Failure, Notice } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './bookings.module.css';
import { Calendar } from './calendar.tsx';
import { NewBookingDialog } from './new-booking-dialog.tsx';
import { useBookingSettings, useBookings } from './use-bookings.ts';
import * as say from './words/en.ts';

export function BookingsScreen(): ReactNode {
  const { id: site } = useSite();
  const settings = useBookingSettings(site);
  const mayBook = useMay('config.scheduling');
  const [isMaking, setIsMaking] = useState(false);
  const { data, error } = settings;
  const hasServices = data !== undefined && data.settings.services.length > 0;
  return (
    <Screen
      title={say.bookings}
      description={say.tablesAndAppointmentsThatGuestsHave}
      width="wide"
      actions={
        hasServices && (
          <>
            <Link to={`/sites/${site}/bookings/settings`} className={styles['link']}>
              {say.servicesAndHours}
            </Link>
            {mayBook && (
              <Button tone="primary" icon={<Plus />} onClick={() => setIsMaking(true)}>
                {say.addABooking}
              </Button>
            )}
          </>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Loading />}
      {data && !hasServices && (
        <NothingToBook site={site}>
          <Calendar site={site} timeZone={data.timeZone} services={[]} />
        </NothingToBook>
      )}
      {data && hasServices && (
        <Calendar site={site} timeZone={data.timeZone} services={data.settings.services} />
      )}
      {data && isMaking && <NewBookingDialog site={site} state={data} onClose={() => setIsMaking(false)} />}
    </Screen>
  );
}

const EVER = { from: 0, until: LAST_INSTANT } as const;

/** What was booked before stays in sight. */
function NothingToBook({
  site,
  children,
}: {
  readonly site: string;
  readonly children: ReactNode;
}): ReactNode {
  const known = useBookings(site, EVER);
  if (known.isPending) return <Loading />;
  if (known.data && known.data.bookings.length > 0)
    return (
      <>
        <Notice tone="info" action={<Link to={`/sites/${site}/bookings/settings`}>{say.setUpBookings}</Link>}>
          {say.guestsCantBookAnythingRightNow}
        </Notice>
        {children}
      </>
    );
  return (
    <EmptyState
      title={say.nothingToBookYet}
      picture={<CalendarCheck size={32} />}
      action={<Link to={`/sites/${site}/bookings/settings`}>{say.setUpBookings}</Link>}
    >
      {say.restaurantTablesLessonsFittingsAnHour}
    </EmptyState>
  );
}
