/** What the pages of bookings share: what they need, and how they show what is free. */
import type { Context } from 'hono';
import type { Slot } from '#domain/bookings/slots.ts';
import { parseDateKey, utcOf } from '#domain/locale/civil-date.ts';
import type { ChosenService } from '#site/bookings/book-page.tsx';
import type { Queryable } from '../db/schema.ts';
import type { Common } from '../feature.ts';
import type { ClientAddress } from '../http/client-address.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { type BookingDeps, isInstant } from './book.ts';
import { findNearest, findOffer, type Offer, type OfferRequest } from './offer.ts';

export interface BookingVisitorDeps
  extends Pick<Kernel, 'db' | 'now' | 'newId'>,
    BookingDeps,
    Pick<PagePorts, 'showOwnPage'> {
  readonly clientAddress: ClientAddress;
  /** Codes of those beside the main one that visitors can see. */
  readonly languagesOf: (siteId: string) => Promise<readonly string[]>;
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  readonly captcha: Common['captcha'];
  readonly findCurrency: Common['findCurrency'];
  readonly servicePayments: Common['servicePayments'];
  /** Of the installation: it signs the keys of forms. */
  readonly secret: string;
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

export interface Shown {
  readonly offer: Offer;
  /** In the place of the day's, where the time that was sent is not free. */
  readonly nearest: readonly Slot[] | undefined;
  readonly isGone: boolean;
}

/** What is free, and what is nearest to the time that a form has sent where somebody else has it. */
export async function offerFor(
  db: Queryable,
  request: OfferRequest,
  sentAt: string | undefined,
): Promise<Shown> {
  const offer = await findOffer(db, request);
  const at = Number(sentAt || Number.NaN);
  const isThere = offer.slots.some(({ startsAt }) => startsAt === at);
  const isAsked = isInstant(at) || (sentAt !== undefined && request.day !== undefined);
  if (sentAt === undefined || isThere || !isAsked || (!isInstant(at) && offer.slots.length > 0))
    return { offer, nearest: undefined, isGone: false };
  const day = parseDateKey(request.day ?? '');
  const wanted = isInstant(at) ? at : day ? utcOf(day) : request.now;
  const nearest = await findNearest(db, request, wanted);
  return { offer, nearest, isGone: isInstant(at) && nearest.every(({ startsAt }) => startsAt !== at) };
}

/** An offer as the pages show it. */
export function choiceOf(
  { offer, nearest }: Pick<Shown, 'offer' | 'nearest'>,
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
      day === undefined && !nearest
        ? undefined
        : {
            ...{ day: day ?? '', locale, timeZone: zone, houseZone: timeZone, error },
            isNearest: nearest !== undefined,
            times: (nearest ?? slots).map(({ startsAt }) => startsAt),
            chosen: Number(at ?? Number.NaN),
          },
  };
}
