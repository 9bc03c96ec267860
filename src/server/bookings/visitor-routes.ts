/** The pages on which guests book. */
import { Hono } from 'hono';
import { changeOwnBooking, payBooking, sendBooking } from '#domain/bookings/calls-visitor.ts';
import {
  BOOK_PATH,
  BOOKING_ROUTE,
  bookingPath,
  CALENDAR_ROUTE,
  FEED_ROUTE,
} from '#domain/bookings/contract.ts';
import { offered } from '#domain/bookings/end-offer.ts';
import { shownPrice } from '#domain/bookings/price.ts';
import type { BookingService, BookingsSettings } from '#domain/bookings/settings.ts';
import { bookingWords } from '#domain/bookings/words/words.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { civilDate, formatDateKey, parseDateKey } from '#domain/locale/civil-date.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { BookPage, type ChosenService } from '#site/bookings/book-page.tsx';
import { LOOK, LOOK_ZONE } from '#site/bookings/day-choice.tsx';
import type { Fields } from '#site/bookings/guest-fields.tsx';
import { answerVisitors } from '../http/answer-visitors.ts';
import { mailSender } from '../http/mail-sender.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readFields } from '../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { issueKey, readKey } from '../http/submission-key.ts';
import { bookAsGuest, isInstant } from './book.ts';
import { answerFeed } from './calendar-feed.ts';
import { choosable, readWish } from './offer.ts';
import { answerCalendar, change, pay, showKept } from './own-booking.ts';
import {
  type BookingVisitorDeps,
  choiceOf,
  HEADERS,
  offerFor,
  readZone,
  type SiteContext,
} from './page-choice.ts';
import { settingsOf } from './queries.ts';
import { readGuest } from './read-guest.ts';

const MAX_BYTES = 60_000;
/** Of one address: bookings and changes; and pages that look for free times. */
const OF_ONE = { burst: 10, everyMs: 10_000 };
/** Bookings of one address, and of all of a site, before a captcha is asked for where the site has one. */
const BEFORE_CAPTCHA = { burst: 3, everyMs: 20 * MINUTE_MS };
const BEFORE_CAPTCHA_OF_SITE = { burst: 60, everyMs: MINUTE_MS };
const LOOKS_OF_ONE = { burst: 60, everyMs: 500 };

export function bookingVisitorRoutes(deps: BookingVisitorDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const posts = new RateLimiter(OF_ONE, deps.now);
  const looks = new RateLimiter(LOOKS_OF_ONE, deps.now);
  const unasked = new RateLimiter(BEFORE_CAPTCHA, deps.now);
  const unaskedOfSite = new RateLimiter(BEFORE_CAPTCHA_OF_SITE, deps.now);
  const addressOf = (context: SiteContext) => `${context.get('site').id} ${deps.clientAddress(context)}`;
  app.get(BOOK_PATH, (context) =>
    looks.take(addressOf(context))
      ? showBooking(deps, context, { fields: context.req.query(), errors: {}, status: 200 })
      : answerShortPage(context, busyPage(context)),
  );
  answerVisitors(app, sendBooking, async (context) => {
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    const { fields } = read;
    if (fields[LOOK] !== undefined)
      return looks.take(addressOf(context))
        ? showBooking(deps, context, await lookAt(deps, context, fields, fields[LOOK]))
        : answerShortPage(context, busyPage(context));
    const mayBook = async () => {
      const siteId = context.get('site').id;
      if (unasked.take(addressOf(context)) && unaskedOfSite.take(siteId)) return true;
      if (!(await deps.captcha.isOffered(siteId))) return true;
      return deps.captcha.hasPassed(siteId, fields['captchaKey'] ?? '');
    };
    if (posts.take(addressOf(context))) return take(deps, context, fields, mayBook);
    return showBooking(deps, context, {
      fields,
      errors: { at: bookingWords(context.get('site').locale)('busy') },
      status: 429,
      isSent: true,
    });
  });
  answerVisitors(app, changeOwnBooking, async (context) => {
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    return posts.take(addressOf(context))
      ? change(deps, context, read.fields)
      : answerShortPage(context, busyPage(context));
  });
  answerVisitors(app, payBooking, async (context) => {
    const read = await readFields(context, MAX_BYTES);
    if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
    return posts.take(addressOf(context))
      ? pay(deps, context, read.fields)
      : answerShortPage(context, busyPage(context));
  });
  app.get(BOOKING_ROUTE, (context) => showKept(deps, context, context.req.param('token'), { status: 200 }));
  app.get(CALENDAR_ROUTE, (context) => answerCalendar(deps, context, context.req.param('token')));
  app.get(FEED_ROUTE, (context) =>
    looks.take(addressOf(context))
      ? answerFeed(deps, context, context.req.param('token'))
      : answerShortPage(context, busyPage(context)),
  );
  return app;
}

function busyPage(context: SiteContext) {
  const say = bookingWords(context.get('site').locale);
  return { status: 429, title: say('wait'), message: say('busy') } as const;
}

interface Shown {
  readonly fields: Fields;
  readonly errors: Fields;
  readonly status: number;
  /** It came by a form that was sent, not by an address that was opened. */
  readonly isSent?: boolean;
  /** The form was sent only to see another day. */
  readonly isLook?: boolean;
}

/** Keeps all that was typed, and shows another day or month, or lets a time zone be chosen. */
async function lookAt(
  deps: BookingVisitorDeps,
  context: SiteContext,
  { month: _month, ...fields }: Fields,
  key: string,
): Promise<Shown> {
  const shown = { errors: {}, status: 200, isSent: true, isLook: true };
  if (key === LOOK_ZONE)
    return { ...shown, fields: { ...fields, zone: await deps.timeZoneOf(context.get('site').id) } };
  if (parseDateKey(key)) return { ...shown, fields: { ...fields, day: key } };
  const { day: _day, ...others } = fields;
  return { ...shown, fields: { ...others, month: key } };
}

async function showBooking(deps: BookingVisitorDeps, context: SiteContext, form: Shown): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const say = bookingWords(locale);
  const settings = await settingsOf(deps.db.read, siteId);
  const shown = await deps.servicePayments.shownPrices(deps.db.read, siteId);
  const services = offered(settings.services).map((each) => ({
    ...each,
    price: each.price && shownPrice(each.price, shown),
  }));
  const service =
    services.find(({ id }) => id === form.fields['service']) ??
    (services.length === 1 ? services[0] : undefined);
  const chosen = service && (await choose(deps, siteId, { settings, service, locale, ...form }));
  return deps.showOwnPage(context, {
    type: PAGE_TYPES.page,
    path: BOOK_PATH,
    status: form.status,
    headers: HEADERS,
    title: service?.name ?? say('title'),
    content: BookPage({ services, chosen, locale, currency: await deps.findCurrency(deps.db.read, siteId) }),
  });
}

interface Choice extends Shown {
  readonly locale: string;
  readonly settings: BookingsSettings;
  readonly service: BookingService;
}

async function choose(
  deps: BookingVisitorDeps,
  siteId: string,
  { settings, service, locale, fields, errors: wrong, isSent = false, isLook = false }: Choice,
): Promise<ChosenService> {
  const timeZone = await deps.timeZoneOf(siteId);
  const wish = readWish(service, settings, { party: fields['party'], resource: fields['resource'] });
  const request = { siteId, timeZone, now: deps.now(), settings, wish };
  const shown = await offerFor(
    deps.db.read,
    { ...request, day: fields['day'], month: fields['month'] },
    isSent ? ((isLook ? undefined : fields['at']) ?? '') : undefined,
  );
  const { offer } = shown;
  const errors = shown.isGone ? { ...wrong, at: bookingWords(locale)('taken') } : wrong;
  const address = new URLSearchParams({ service: service.id, party: String(wish.party) });
  if (wish.resourceId) address.set('resource', wish.resourceId);
  const zone = readZone(fields['zone']);
  const elsewhere = new URLSearchParams({ ...Object.fromEntries(address), zone: timeZone });
  if (offer.day) elsewhere.set('day', offer.day);
  if (zone) address.set('zone', zone);
  return {
    service,
    party: wish.party,
    resources: choosable(service, settings),
    resourceId: wish.resourceId ?? '',
    zone,
    zoneAddress: service.kind === 'appointment' && !zone ? `${BOOK_PATH}?${elsewhere}` : undefined,
    isInstant: settings.mode === 'instant',
    sendKey: keyOf(deps, siteId, isSent ? fields['key'] : undefined),
    fields,
    errors,
    isSent,
    ...choiceOf(
      shown,
      { locale, timeZone, zone, at: fields['at'], error: errors['at'] },
      (extra) => `${BOOK_PATH}?${address}&${new URLSearchParams(extra)}`,
    ),
  };
}

/** A key of ours stays with its form; one in an address is ignored. */
function keyOf({ secret, now }: BookingVisitorDeps, siteId: string, sent: string | undefined): string {
  const isOurs = sent !== undefined && readKey(secret, siteId, sent, now()) !== undefined;
  return isOurs ? sent : issueKey(secret, siteId, now());
}

async function take(
  deps: BookingVisitorDeps,
  context: SiteContext,
  fields: Fields,
  mayBook: () => Promise<boolean>,
): Promise<Response> {
  const { id: siteId, locale } = context.get('site');
  const say = bookingWords(locale);
  const settings = await settingsOf(deps.db.read, siteId);
  const service = offered(settings.services).find(({ id }) => id === fields['service']);
  if (!service) return showBooking(deps, context, { fields: {}, errors: {}, status: 404 });
  const { errors, customer, answers } = readGuest(service, fields, locale);
  const startsAt = Number(fields['at'] || Number.NaN);
  const wrong = { ...errors, ...(isInstant(startsAt) ? {} : { at: say('noTime') }) };
  if (Object.keys(wrong).length > 0)
    return showBooking(deps, context, { fields, errors: wrong, status: 422, isSent: true });
  if (!(await mayBook()))
    return showBooking(deps, context, {
      ...{ fields, errors: { captcha: say('captcha') }, status: 422, isSent: true },
    });
  const { party, resourceId } = readWish(service, settings, {
    party: fields['party'],
    resource: fields['resource'],
  });
  if (service.price && !(await deps.servicePayments.canBePaid(deps.db.read, siteId)))
    return showBooking(deps, context, {
      ...{ fields, errors: { at: say('noPayment') }, status: 409, isSent: true },
    });
  const timeZone = await deps.timeZoneOf(siteId);
  const currency = await deps.findCurrency(deps.db.read, siteId);
  const shown = await deps.servicePayments.shownPrices(deps.db.read, siteId);
  const booked = await deps.db.write((tx) =>
    bookAsGuest(
      tx,
      deps,
      { siteId, timeZone },
      {
        ...{ serviceId: service.id, resourceId, startsAt, party, customer, answers },
        timeZone: readZone(fields['zone']) ?? timeZone,
        locale,
        key: readKey(deps.secret, siteId, fields['key'] ?? '', deps.now())?.id,
        sender: mailSender(deps.secret, siteId, deps.clientAddress(context)),
        isMailed: true,
        currency,
        shown,
      },
    ),
  );
  if (booked.kind === 'booked') {
    const done = booked.row.state === 'unpaid' ? '' : '?new';
    return context.redirect(`${bookingPath(booked.row.token)}${done}`, 303);
  }
  if (booked.kind === 'too-many')
    return showBooking(deps, context, {
      ...{ fields, errors: { email: say('tooMany') }, status: 409, isSent: true },
    });
  const sent = { ...fields, day: formatDateKey(civilDate(startsAt, timeZone)) };
  return showBooking(deps, context, {
    ...{ fields: sent, errors: { at: say('taken') }, status: 409, isSent: true },
  });
}
