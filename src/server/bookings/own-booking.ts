/** The page on which a guest looks at a booking, moves it or gives it up, and its file for calendars. */
import { calendarFile } from '#domain/bookings/calendar-file.ts';
import { BOOKING_TEXTS, bookingPath, HOLDING_STATES } from '#domain/bookings/contract.ts';
import type { BookingsSettings } from '#domain/bookings/settings.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { pick } from '#domain/pick.ts';
import { storable } from '#domain/storable.ts';
import { HOUR_MS } from '#domain/time.ts';
import { BookingPage, bookingPageTitle } from '#site/bookings/booking-page.tsx';
import type { Fields } from '#site/bookings/guest-fields.tsx';
import type { Queryable } from '../db/schema.ts';
import { mailSender } from '../http/mail-sender.ts';
import { isInstant } from './book.ts';
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
    if (!row) return { kind: 'missing', message: BOOKING_TEXTS.notKnown } as const;
    const settings = await settingsOf(tx, siteId);
    if (!isChangeable(row, settings, deps.now()))
      return { kind: 'not-now', message: BOOKING_TEXTS.notNow } as const;
    if (fields['action'] === 'cancel') return cancel(tx, deps, row, sender);
    const startsAt = Number(fields['at'] || Number.NaN);
    if (!isInstant(startsAt)) return { kind: 'no-time', message: BOOKING_TEXTS.noTime } as const;
    return move(tx, deps, row, { settings, timeZone, startsAt, sender });
  });
  if (changed.kind === 'changed') {
    const done = fields['action'] === 'cancel' ? 'cancelled' : 'moved';
    return context.redirect(`${bookingPath(token)}?${done}`, 303);
  }
  return showKept(deps, context, token, {
    ...{ status: STATUS[changed.kind], failed: changed.message, fields },
  });
}

async function cancel(tx: Queryable, deps: BookingVisitorDeps, row: BookingTable, sender: string) {
  const decided = await decide(tx, deps, row, { state: 'cancelled', sender });
  if (decided.kind === 'changed') await notifyLater(tx, deps, row, 'cancelled');
  return decided;
}

const STATUS = { missing: 404, 'not-now': 409, taken: 409, 'no-time': 422 } as const;

function isChangeable(row: BookingTable, { changeHours }: BookingsSettings, now: number): boolean {
  return HOLDING_STATES.includes(row.state) && row.startsAt - now >= changeHours * HOUR_MS;
}

export async function showKept(
  deps: BookingVisitorDeps,
  context: SiteContext,
  token: string,
  { status, failed, fields }: { readonly status: number; readonly failed?: string; readonly fields?: Fields },
): Promise<Response> {
  const siteId = context.get('site').id;
  const row = await findBooking(deps.db.read, siteId, { token: storable(token).slice(0, 60) });
  const { path } = context.req;
  if (!row) return deps.showOwnPage(context, { name: 'notFound', path, status: 404, headers: HEADERS });
  const [settings, timeZone, locale] = await Promise.all([
    settingsOf(deps.db.read, siteId),
    deps.timeZoneOf(siteId),
    deps.localeOf(siteId),
  ]);
  const query = context.req.query();
  const booking = bookingOf(row);
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
    title: `${failed ? 'Error: ' : ''}${bookingPageTitle(booking)}`,
    content: BookingPage({
      ...{ booking, token, locale, moving, isChangeable: mayChange },
      said: failed ? { words: failed, isError: true } : saidOf(query, row.state),
    }),
  });
}

function saidOf(query: Record<string, string>, state: string) {
  const words = (text: string) => ({ words: text, isError: false });
  if ('new' in query) return words(state === 'confirmed' ? BOOKING_TEXTS.confirmed : BOOKING_TEXTS.requested);
  if ('moved' in query)
    return words(state === 'requested' ? BOOKING_TEXTS.movedToConfirm : BOOKING_TEXTS.moved);
  return 'cancelled' in query ? words(BOOKING_TEXTS.cancelled) : undefined;
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
  const isOver = row.state === 'cancelled' || row.state === 'declined';
  const file = calendarFile({
    uid: `${row.id}@${new URL(site.url).hostname}`,
    ...pick(row, 'sequence', 'startsAt', 'endsAt', 'changedAt'),
    summary: `${row.serviceName}, ${site.name}`,
    description: row.resourceName,
    url: new URL(bookingPath(row.token), site.url).href,
    status: isOver ? 'CANCELLED' : row.state === 'requested' ? 'TENTATIVE' : 'CONFIRMED',
  });
  return context.body(file, 200, {
    ...HEADERS,
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="booking.ics"',
  });
}
