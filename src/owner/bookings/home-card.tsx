/** The requests that wait for an answer, on the first screen of a site. Without any it shows nothing. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useRequestedBookings } from './use-requested.ts';

export function RequestedBookingsCard({ siteId }: { readonly siteId: string }): ReactNode {
  const count = useRequestedBookings(siteId);
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <Link to={`/sites/${siteId}/bookings`}>
        {count === 1 ? '1 booking request to answer' : `${count} booking requests to answer`}
      </Link>
    </Notice>
  );
}
