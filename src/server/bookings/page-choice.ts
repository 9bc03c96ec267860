/** What the pages of bookings share: what they need, and how they show what is free. */
import type { Context } from 'hono';
import type { ChosenService } from '#site/bookings/book-page.tsx';
import type { ClientAddress } from '../http/client-address.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import type { BookingDeps } from './book.ts';
import type { Offer } from './offer.ts';

export interface BookingVisitorDeps
  extends Pick<Kernel, 'db' | 'now' | 'newId'>,
    BookingDeps,
    Pick<PagePorts, 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
  readonly localeOf: (siteId: string) => Promise<string>;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export type SiteContext = Context<SiteEnvironment>;

/** The address opens the booking. */
export const HEADERS = {
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};
interface TimesAs {
  readonly locale: string;
  readonly timeZone: string;
  /** Of the guest; the house's where none is given. */
  readonly zone?: string | undefined;
  readonly at: string | undefined;
  readonly error: string | undefined;
}

/** A time zone that is known, as guests may send it. */
export function readZone(sent: string | undefined): string | undefined {
  if (!sent) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: sent }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** An offer as the pages show it. */
export function choiceOf(
  offer: Offer,
  { locale, timeZone, zone = timeZone, at, error }: TimesAs,
  addressWith: (extra: Record<string, string>) => string,
): Pick<ChosenService, 'days' | 'times'> {
  const { month, free, day, isFirst, isLast, slots } = offer;
  return {
    days: {
      ...{ month, free, isFirst, isLast, locale },
      chosen: day,
      addressOf: (change) => `${addressWith({ ...change })}${'day' in change ? '#details' : ''}`,
    },
    times:
      day === undefined
        ? undefined
        : {
            ...{ day, locale, timeZone: zone, houseZone: timeZone, error },
            times: slots.map(({ startsAt }) => startsAt),
            chosen: Number(at ?? Number.NaN),
          },
  };
}
