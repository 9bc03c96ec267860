/** An event in the words of search engines: what its page shows of it, and nothing else. */
import { type EventFields, readEvent } from '#domain/events/event.ts';
import { imageUrl } from '#domain/media/media.ts';
import { absoluteUrl } from '#domain/page.ts';
import { plainAmount } from '#domain/store/settings/format-price.ts';
import type { LoadedPage } from './load-page.ts';

type Thing = Record<string, unknown>;

const STATUSES: Readonly<Record<EventFields['status'], string>> = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
};
const ATTENDANCES: Readonly<Record<EventFields['attendance'], string>> = {
  offline: 'OfflineEventAttendanceMode',
  online: 'OnlineEventAttendanceMode',
  mixed: 'MixedEventAttendanceMode',
};

/** Undefined for what is no event; none for one without a place, which search engines refuse. */
export function eventThings({ site, page }: LoadedPage, description: string): Thing[] | undefined {
  const event = readEvent(page.body);
  if (!event) return undefined;
  const url = absoluteUrl(site, page.path);
  const places = placesOf(event, url);
  if (places.length === 0) return [];
  const { startsAt, endsAt, previousStartsAt, status, attendance } = event;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: page.body.title,
      url,
      ...(description && { description }),
      startDate: instant(startsAt),
      ...(endsAt > startsAt && { endDate: instant(endsAt) }),
      eventStatus: `https://schema.org/${STATUSES[status]}`,
      ...(previousStartsAt !== undefined && { previousStartDate: instant(previousStartsAt) }),
      eventAttendanceMode: `https://schema.org/${ATTENDANCES[attendance]}`,
      location: places.length === 1 ? places[0] : places,
      ...(event.tickets && { offers: offerOf(event.tickets) }),
      ...(page.socialImage && { image: site.baseUrl + imageUrl(page.socialImage, 1500) }),
      organizer: { '@type': 'Organization', name: site.settings.title, url: absoluteUrl(site, '/') },
    },
  ];
}

/** Of an event that is met online its own page says where, if its owner gave no other address. */
function placesOf({ attendance, location, onlineUrl }: EventFields, url: string): Thing[] {
  const place = { '@type': 'Place', name: location, address: location };
  const online = { '@type': 'VirtualLocation', url: onlineUrl || url };
  return [
    ...(attendance !== 'online' && location ? [place] : []),
    ...(attendance === 'offline' ? [] : [online]),
  ];
}

function offerOf({ url, priceMinor, currency, isSoldOut }: NonNullable<EventFields['tickets']>): Thing {
  return {
    '@type': 'Offer',
    url,
    price: plainAmount(priceMinor, currency),
    priceCurrency: currency,
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
  };
}

function instant(at: number): string {
  return new Date(at).toISOString();
}
