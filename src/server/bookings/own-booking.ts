/** The page on which a guest looks at a booking, moves it or gives it up, and its file for calendars. */
import { calendarFile } from '#domain/bookings/calendar-file.ts';
import { type BookingState, bookingPath, HOLDING_STATES } from '#domain/bookings/contract.ts';
import { nameForGuests } from '#domain/bookings/resource-name.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { languagePrefix, localAddress } from '#domain/locale/site-languages.ts';
import { storable } from '#domain/storable.ts';
import { HOUR_MS } from '#domain/time.ts';
import { BookingPage, bookingPageTitle } from '#site/bookings/booking-page.tsx';
import type { Fields } from '#site/bookings/guest-fields.tsx';
import { bookingPageWords } from '#site/bookings/words/words.ts';
import type { Queryable } from '../db/schema.ts';
import { mailSender } from '../http/mail-sender.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { isInstant } from './book.ts';
import { calendarEntryOf } from './calendar-entry.ts';
import { decide, move } from './change-booking.ts';
import { notifyLater } from './notify-owner.ts';
import { type BookingVisitorDeps, choiceOf, HEADERS, offerFor, type SiteContext } from './page-choice.ts';
import { findBooking, settingsOf } from './queries.ts';
import { type BookingTable, bookingOf } from './tables.ts';

export async function change(
  deps: BookingVisitorDeps,
  context: SiteContext,
  fields: Fields,
): Promise<Response> {
  const siteId = context.get('site').id;
  const token = storable(fields['token'] ?? '').slice(0, 60);
  const timeZone = await deps.timeZoneOf(siteId);
  const sender = mailSender(deps.secret, siteId, deps.clientAddress(context));
  const changed = await deps.db.write(async (tx) => {
    const row = token && (await findBooking(tx, siteId, { token }));
    if (!row) return { kind: 'missing' } as const;
    const settings = await settingsOf(tx, siteId);
    if (!isChangeable(row, settings, deps.now())) return { kind: 'not-now' } as const;
    if (fields['action'] === 'cancel') return cancel(tx, deps, row, sender);
    const startsAt = Number(fields['at'] || Number.NaN);
    if (!isInstant(startsAt)) return { kind: 'no-time' } as const;
    return move(tx, deps, row, { settings, timeZone, startsAt, sender });
  });
  if (changed.kind === 'changed') {
    const done = fields['action'] === 'cancel' ? 'cancelled' : 'moved';
    return context.redirect(`${bookingPath(token)}?${done}`, 303);
  }
  const { status, key } = REFUSALS[changed.kind];
  const failed = bookingWords(context.get('site').locale)(key);
  return showKept(deps, context, token, { status, failed, fields });
}

async function cancel(tx: Queryable, deps: BookingVisitorDeps, row: BookingTable, sender: string) {
  const decided = await decide(tx, deps, row, { state: 'cancelled', sender });
  if (decided.kind === 'changed') await notifyLater(tx, deps, row, 'cancelled');
  return decided;
}

/** Pays a booking whose time is held; sent twice, it is charged once. */
export async function pay(deps: BookingVisitorDeps, context: SiteContext, fields: Fields): Promise<Response> {
  const siteId = context.get('site').id;
  const token = storable(fields['token'] ?? '').slice(0, 60);
  const row = token === '' ? undefined : await findBooking(deps.db.read, siteId, { token });
  if (!row) return showKept(deps, context, token, { status: 404 });
  if (HOLDING_STATES.includes(row.state)) return context.redirect(`${bookingPath(token)}?new`, 303);
  const say = bookingWords(context.get('site').locale);
  if (row.state !== 'unpaid') return showKept(deps, context, token, { status: 409, failed: say('expired') });
  const paid = await deps.servicePayments.pay(context, soldOf(row), fields);
  if (paid.kind === 'done') return context.redirect(paid.location, 303);
  return showKept(deps, context, token, { status: paid.status, failed: paid.message, fields });
}

/** It is paid in the currency in which it was booked, whatever the shop has by now. */
function soldOf(row: BookingTable) {
  const { id, token, serviceName: title, email, name, dueMinor: amountMinor, currency } = row;
  return { id, path: bookingPath(token), title, email, name, amountMinor, currency };
}

async function payingOf(deps: BookingVisitorDeps, context: SiteContext, row: BookingTable, fields?: Fields) {
  if (row.state !== 'unpaid') return undefined;
  const offer = await deps.servicePayments.offer(context, soldOf(row));
  return { ...offer, payment: fields?.['payment'] ?? '' };
}

const REFUSALS = {
  missing: { status: 404, key: 'notKnown' },
  'not-now': { status: 409, key: 'notNow' },
  taken: { status: 409, key: 'taken' },
  'no-time': { status: 422, key: 'noTime' },
} as const;

function isChangeable(row: BookingTable, { changeHours }: BookingsSettings, now: number): boolean {
  return HOLDING_STATES.includes(row.state) && row.startsAt - now >= changeHours * HOUR_MS;
}

export async function showKept(
  deps: BookingVisitorDeps,
  context: SiteContext,
  token: string,
  { status, failed, fields }: { readonly status: number; readonly failed?: string; readonly fields?: Fields },
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const row = await findBooking(deps.db.read, siteId, { token: storable(token).slice(0, 60) });
  const { path } = context.req;
  if (!row) return deps.showOwnPage(context, { name: 'notFound', path, status: 404, headers: HEADERS });
  const prefix = failed === undefined ? await prefixFor(deps, context, row) : undefined;
  if (prefix) return context.redirect(localAddress(path + new URL(context.req.url).search, { prefix }), 302);
  const [settings, timeZone] = await Promise.all([settingsOf(deps.db.read, siteId), deps.timeZoneOf(siteId)]);
  const query = context.req.query();
  const site = await deps.siteAddress(siteId);
  const booking = { ...bookingOf(row), resourceName: nameForGuests(row.resourceName, site.name) };
  const title = bookingPageTitle(booking, locale);
  const mayChange = isChangeable(row, settings, deps.now());
  const service = settings.services.find(({ id }) => id === row.serviceId);
  const isMoving = mayChange && service && ('move' in query || failed !== undefined);
  const moving = isMoving
    ? choiceOf(
        await offerFor(
          deps.db.read,
          {
            ...{ siteId, timeZone, settings, now: deps.now(), exceptId: row.id },
            wish: { service, party: row.party },
            day: query['day'] ?? fields?.['day'],
            month: query['month'],
          },
          fields && (fields['at'] ?? ''),
        ),
        { locale, timeZone, zone: row.timeZone, at: undefined, error: failed },
        (extra) => `${bookingPath(token)}?${new URLSearchParams({ move: '', ...extra })}`,
      )
    : undefined;
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path,
    status,
    headers: HEADERS,
    title,
    content: BookingPage({
      ...{ booking, token, locale, moving, isChangeable: mayChange, now: deps.now() },
      paying: await payingOf(deps, context, row, fields),
      orderToken: row.orderId === null ? '' : await deps.servicePayments.tokenOf(siteId, row.orderId),
      said: failed ? { words: failed, isError: true } : saidOf(query, row.state, locale),
    }),
  });
}

/**
 * Links in mails are the same in all languages: they lead to the page in the language of the booking. A guest who comes
 * from the site has chosen the language of the address.
 */
async function prefixFor(
  { languagesOf }: BookingVisitorDeps,
  context: SiteContext,
  { locale }: BookingTable,
): Promise<string | undefined> {
  const site = context.get('site');
  const from = URL.parse(context.req.header('referer') ?? '');
  if (locale === null || site.language !== undefined || from?.host === new URL(context.req.url).host)
    return undefined;
  return (await languagesOf(site.id)).includes(locale) ? languagePrefix(locale) : undefined;
}

function saidOf(query: Record<string, string>, state: BookingState, locale: string) {
  const say = bookingWords(locale);
  const words = (text: string) => ({ words: text, isError: false });
  // It may have been cancelled since.
  if ('new' in query && HOLDING_STATES.includes(state))
    return words(say(state === 'confirmed' ? 'confirmed' : 'requested'));
  if ('unpaid' in query && state === 'unpaid') return words(bookingPageWords(locale)('notCharged'));
  if ('moved' in query) return words(say(state === 'requested' ? 'movedToConfirm' : 'moved'));
  return 'cancelled' in query ? words(say('cancelled')) : undefined;
}

export async function answerCalendar(
  deps: BookingVisitorDeps,
  context: SiteContext,
  token: string,
): Promise<Response> {
  const siteId = context.get('site').id;
  const row = await findBooking(deps.db.read, siteId, { token: storable(token).slice(0, 60) });
  const path = context.req.path;
  if (!row) return deps.showOwnPage(context, { name: 'notFound', path, status: 404, headers: HEADERS });
  const site = await deps.siteAddress(siteId);
  const settings = await findSiteSettings(deps.db.read, siteId);
  const file = calendarFile(calendarEntryOf(row, { site, business: settings?.business }));
  return context.body(file, 200, {
    ...HEADERS,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="booking.ics"',
  });
}
