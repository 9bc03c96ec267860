/** Bookings for those who keep them. */
import { Hono } from 'hono';
import * as calls from '#domain/bookings/calls.ts';
import { freeSlots } from '#domain/bookings/slots.ts';
import { parseDateKey, utcOf } from '#domain/locale/civil-date.ts';
import { leave } from '../activity/record-activity.ts';
import type { Common } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { type BookingDeps, book, spanAround } from './book.ts';
import { answerFeedCalls, type FeedDeps } from './calendar-feed.ts';
import { decide, MISSING, move, TAKEN } from './change-booking.ts';
import {
  countRequested,
  deleteBooking,
  findBooking,
  listBookings,
  listTaken,
  settingsOf,
} from './queries.ts';
import { answerSettings } from './settings-routes.ts';
import { bookingOf } from './tables.ts';

const NO_SERVICE = { kind: 'missing', message: 'This service no longer exists.' } as const;

type Answer = ReturnType<typeof answerCalls>;
type RouteDeps = Kernel & BookingDeps & FeedDeps & Pick<Common, 'findCurrency' | 'servicePayments'>;

export function bookingRoutes(deps: RouteDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answerSettings(answer, deps);
  answerReading(answer, deps);
  answerChanges(answer, deps);
  answerFeedCalls(answer, deps);
  return app;
}

function answerReading(answer: Answer, { db, now, timeZoneOf }: RouteDeps): void {
  answer(calls.listBookings, async ({ siteId, query }) => ({
    bookings: (await listBookings(db.read, siteId, query)).map(bookingOf),
    requested: await countRequested(db.read, siteId),
  }));
  answer(calls.readRequested, async ({ siteId }) => ({ requested: await countRequested(db.read, siteId) }));
  answer(calls.readBooking, async ({ siteId, params }) => {
    const row = await findBooking(db.read, siteId, { id: params.booking });
    return row ? { booking: bookingOf(row) } : MISSING;
  });
  answer(calls.readFree, async ({ siteId, query }) => {
    const settings = await settingsOf(db.read, siteId);
    const service = settings.services.find(({ id }) => id === query.service);
    const date = parseDateKey(query.day);
    if (!service || !date) return { slots: [] };
    const taken = await listTaken(db.read, siteId, spanAround(utcOf(date), 1), query.except);
    const around = { settings, timeZone: await timeZoneOf(siteId), now: now(), taken };
    return {
      // Whoever keeps the house decides how soon: guests have to ask in time.
      slots: freeSlots(
        { service: { ...service, leadHours: 0 }, party: query.party, resourceId: query.resource },
        around,
        query.day,
      ),
    };
  });
}

function answerChanges(answer: Answer, deps: RouteDeps): void {
  const { db, timeZoneOf } = deps;
  answer(calls.makeBooking, async (call, { isMailed, ...wanted }) => {
    const where = { siteId: call.siteId, timeZone: await timeZoneOf(call.siteId) };
    const currency = await deps.findCurrency(db.read, call.siteId);
    const shown = await deps.servicePayments.shownPrices(db.read, call.siteId);
    return db.write(async (tx) => {
      const booked = await book(tx, deps, where, {
        ...wanted,
        answers: [],
        timeZone: where.timeZone,
        state: 'confirmed',
        isMailed,
        currency,
        shown,
      });
      if (booked.kind !== 'booked') return booked.kind === 'taken' ? TAKEN : NO_SERVICE;
      await leave(tx, deps, call, `added a booking of ${booked.row.serviceName}`);
      return { booking: bookingOf(booked.row) };
    });
  });
  answer(calls.decideBooking, (call, { state }) =>
    db.write(async (tx) => {
      const row = await findBooking(tx, call.siteId, { id: call.params.booking });
      if (!row) return MISSING;
      const decided = await decide(tx, deps, row, { state });
      if (decided.kind !== 'changed') return decided;
      await leave(tx, deps, call, `marked a booking of ${decided.row.serviceName} as ${state}`);
      return { booking: bookingOf(decided.row) };
    }),
  );
  answer(calls.deleteBooking, (call) =>
    db.write(async (tx) => {
      const row = await findBooking(tx, call.siteId, { id: call.params.booking });
      if (!row) return MISSING;
      await deleteBooking(tx, call.siteId, row.id);
      await leave(tx, deps, call, `deleted a booking of ${row.serviceName}`);
      return { kind: 'deleted' } as const;
    }),
  );
  answer(calls.moveBooking, async (call, to) => {
    const timeZone = await timeZoneOf(call.siteId);
    return db.write(async (tx) => {
      const row = await findBooking(tx, call.siteId, { id: call.params.booking });
      if (!row) return MISSING;
      const settings = await settingsOf(tx, call.siteId);
      const result = await move(tx, deps, row, { ...to, settings, timeZone, isOwner: true });
      if (result.kind !== 'changed') return result;
      await leave(tx, deps, call, `moved a booking of ${result.row.serviceName}`);
      return { booking: bookingOf(result.row) };
    });
  });
}
