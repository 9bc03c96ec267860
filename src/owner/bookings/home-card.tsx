/** The requests that wait for an answer, on the first screen of a site. Without any it shows nothing. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fill } from '../fill.ts';
import { Notice } from '../ui/notice.tsx';
import { useRequestedBookings } from './use-requested.ts';
import * as say from './words/en.ts';

export function RequestedBookingsCard({ siteId }: { readonly siteId: string }): ReactNode {
  const count = useRequestedBookings(siteId);
  if (count === 0) return null;
  return (
    <Notice tone="info">
      <Link to={`/sites/${siteId}/bookings`}>{fill(say.countBookingRequestsToAnswer, { count })}</Link>
    </Notice>
  );
}
