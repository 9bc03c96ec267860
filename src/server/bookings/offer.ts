/** What a site has free, as its guests look at it: a month of days, and the times of one of them. */
import type { FreeDays } from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import type { BookingService, BookingsSettings } from '#domain/bookings/settings.ts';
import { candidates, freeSlots, hasFree, type Slot, type Wish } from '#domain/bookings/slots.ts';
import {
  addDays,
  addMonths,
  type CivilMonth,
  civilDate,
  formatDateKey,
  formatMonthKey,
  parseDateKey,
  parseMonthKey,
  utcOf,
} from '#domain/locale/civil-date.ts';
import { DAY_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import { spanAround } from './book.ts';
import { listTaken, settingsOf } from './queries.ts';

export interface OfferRequest {
  readonly siteId: string;
  readonly timeZone: string;
  readonly now: number;
  readonly settings: BookingsSettings;
  readonly wish: Wish;
  /** As `2026-12-24` and `2026-12`, from the address: anything may stand there. */
  readonly day: string | undefined;
  readonly month: string | undefined;
  /** Does not stand in its own way. */
  readonly exceptId?: string;
}

export interface Offer {
  readonly month: CivilMonth;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Days with free times, as `2026-12-24`. */
  readonly free: ReadonlySet<string>;
  /** The chosen day, where it is one of the month. */
  readonly day: string | undefined;
  readonly slots: readonly Slot[];
}

export async function findOffer(db: Queryable, request: OfferRequest): Promise<Offer> {
  const { siteId, timeZone, now, settings, wish, exceptId } = request;
  const today = civilDate(now, timeZone);
  const last = addDays(today, wish.service.horizonDays);
  const day = parseDateKey(request.day ?? '');
  const asked = parseMonthKey(request.month) ?? day ?? today;
  const month = clamp(asked, today, last);
  const length = (utcOf({ ...addMonths(month, 1), day: 1 }) - utcOf({ ...month, day: 1 })) / DAY_MS;
  const first = { year: month.year, month: month.month, day: 1 };
  const taken = await listTaken(db, siteId, spanAround(utcOf(first), length), exceptId);
  const around = { settings, timeZone, now, taken };
  const keys = Array.from({ length }, (_, index) => formatDateKey(addDays(first, index)));
  const isOfMonth = day?.year === month.year && day.month === month.month;
  const chosen = isOfMonth ? formatDateKey(day) : undefined;
  return {
    month: { year: month.year, month: month.month },
    isFirst: formatMonthKey(month) <= formatMonthKey(today),
    isLast: formatMonthKey(month) >= formatMonthKey(last),
    free: new Set(keys.filter((key) => hasFree(wish, around, key))),
    day: chosen,
    slots: chosen ? freeSlots(wish, around, chosen) : [],
  };
}

function clamp(month: CivilMonth, from: CivilMonth, until: CivilMonth): CivilMonth {
  if (formatMonthKey(month) < formatMonthKey(from)) return from;
  return formatMonthKey(month) > formatMonthKey(until) ? until : month;
}

const NEAREST = 6;
const NEAREST_DAYS = 31;

/** The free times around one that is not, in their order; it stands among them where it is free after all. */
export async function findNearest(
  db: Queryable,
  { siteId, timeZone, now, settings, wish, exceptId }: Omit<OfferRequest, 'day' | 'month'>,
  at: number,
): Promise<Slot[]> {
  const date = civilDate(at, timeZone);
  const first = utcOf(addDays(date, -NEAREST_DAYS));
  const taken = await listTaken(db, siteId, spanAround(first, 2 * NEAREST_DAYS + 1), exceptId);
  const around = { settings, timeZone, now, taken };
  const found: Slot[] = [];
  // A day further on each side: hours that go past midnight begin on the day before.
  for (let off = 0, enough = NEAREST_DAYS; off <= enough; off += 1) {
    for (const by of off === 0 ? [0] : [-off, off])
      found.push(...freeSlots(wish, around, formatDateKey(addDays(date, by))));
    if (found.length >= NEAREST) enough = Math.min(enough, off + 1);
  }
  const distance = ({ startsAt }: Slot) => Math.abs(startsAt - at);
  return found
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, NEAREST)
    .sort((a, b) => a.startsAt - b.startsAt);
}

/** As far as a block shows days: the page that it leads to goes further. */
const SHOWN_DAYS = 62;

/** The days with something free for the smallest party: which times are left for how many, the next page says. */
export async function findFreeDays(
  db: Queryable,
  { siteId, timeZone, now }: Pick<OfferRequest, 'siteId' | 'timeZone' | 'now'>,
  serviceId: string | undefined,
): Promise<FreeDays | undefined> {
  const settings = await settingsOf(db, siteId);
  const service = offered(settings.services).find(({ id, kind }) =>
    serviceId === undefined ? kind === 'table' : id === serviceId,
  );
  if (!service) return undefined;
  const { minParty, maxParty, horizonDays } = service;
  const today = civilDate(now, timeZone);
  const length = Math.min(horizonDays + 1, SHOWN_DAYS);
  const taken = await listTaken(db, siteId, spanAround(utcOf(today), length));
  const wish = { service, party: minParty };
  const days = Array.from({ length }, (_, index) => {
    const date = addDays(today, index);
    const key = formatDateKey(date);
    const isOpen = hasFree(wish, { settings, timeZone, now, taken }, key);
    return { key, date, from: '', isOpen };
  });
  return { serviceId: service.id, minParty, maxParty, days };
}

/** What a guest may wish for, whatever was sent. */
export function readWish(
  service: BookingService,
  settings: BookingsSettings,
  sent: { readonly party?: string | undefined; readonly resource?: string | undefined },
): Wish {
  const number = Number.parseInt(sent.party ?? '', 10);
  const wanted = Number.isNaN(number) ? Math.max(service.minParty, Math.min(2, service.maxParty)) : number;
  const party = Math.min(Math.max(wanted, service.minParty), service.maxParty);
  const isThere = choosable(service, settings).some(({ id }) => id === sent.resource);
  return { service, party, resourceId: isThere ? sent.resource : undefined };
}

/** Guests choose among people; which table they get is the house's business. */
export function choosable(service: BookingService, settings: BookingsSettings) {
  return candidates({ service, party: service.minParty }, settings).filter(({ kind }) => kind === 'person');
}
