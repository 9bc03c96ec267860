/** A booking as the calendar of its guest has it. */
import type { CalendarEntry } from '#domain/bookings/calendar-file.ts';
import { bookingPath } from '#domain/bookings/contract.ts';
import { nameForGuests } from '#domain/bookings/resource-name.ts';
import { pick } from '#domain/pick.ts';
import type { Business } from '#domain/settings/business.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import type { BookingTable } from './tables.ts';

interface At {
  readonly site: SiteAddress;
  readonly business: Business | undefined;
}

export function calendarEntryOf(row: BookingTable, { site, business }: At): CalendarEntry {
  const { hostname } = new URL(site.url);
  const isOver = row.state === 'cancelled' || row.state === 'declined' || row.state === 'expired';
  const isOpen = row.state === 'requested' || row.state === 'unpaid';
  const url = new URL(bookingPath(row.token), site.url).href;
  return {
    uid: `${row.id}@${hostname}`,
    ...pick(row, 'sequence', 'startsAt', 'endsAt', 'changedAt'),
    summary: `${row.serviceName}, ${site.name}`,
    description: `${nameForGuests(row.resourceName, site.name)}\n${url}`,
    location: placeOf(business) || site.name,
    // A calendar needs an address. It need not receive mail.
    organizer: { name: site.name, email: business?.email || `noreply@${hostname}` },
    url,
    status: isOver ? 'CANCELLED' : isOpen ? 'TENTATIVE' : 'CONFIRMED',
  };
}

/** `Mill Lane 4, 12345 Ashford` */
function placeOf(business: Business | undefined): string {
  if (!business) return '';
  const { street, postalCode, city } = business;
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
