/** What there is to book, as owners change it, and the days on which nothing is given. */
import * as calls from '#domain/bookings/calls.ts';
import { leave } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Common } from '../feature.ts';
import type { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';
import type { BookingDeps } from './book.ts';
import { endOffer, keepSettings } from './end-offer.ts';
import { settingsOf, siteHours, writeSettings } from './queries.ts';
import { listBooked } from './queries-booked.ts';

const MAX_BLOCKED = 500;

const NOT_OFFERED = { kind: 'missing', message: 'This is no longer offered.' } as const;
const TOO_MANY_BLOCKED = {
  kind: 'too-many',
  message: 'You have reached the limit for days off. Remove past ones.',
} as const;
const TOO_MANY = {
  kind: 'too-many',
  message:
    'You have reached the limit, including removed ones with bookings. Restore one of those instead of adding a new one.',
} as const;

type RouteDeps = Kernel & BookingDeps & Pick<Common, 'findCurrency' | 'servicePayments'>;

export function answerSettings(answer: ReturnType<typeof answerCalls>, deps: RouteDeps): void {
  const { db, now, newId, timeZoneOf } = deps;
  const stateOf = async (read: Queryable, siteId: string, timeZone: string) => ({
    settings: await settingsOf(read, siteId),
    timeZone,
    siteHours: await siteHours(read, siteId),
    currency: await deps.findCurrency(read, siteId),
    canBePaid: await deps.servicePayments.canBePaid(read, siteId),
    booked: await listBooked(read, siteId, now()),
  });
  answer(calls.readSettings, async ({ siteId }) => stateOf(db.read, siteId, await timeZoneOf(siteId)));
  answer(calls.saveSettings, async (call, given) => {
    const { siteId } = call;
    const timeZone = await timeZoneOf(siteId);
    return db.write(async (tx) => {
      const before = await settingsOf(tx, siteId);
      const after = { ...given, blocked: before.blocked };
      if (!(await keepSettings(tx, siteId, now(), { before, after }))) return TOO_MANY;
      await raiseSiteVersion(tx, siteId, now());
      await leave(tx, deps, call, 'changed services and hours');
      return stateOf(tx, siteId, timeZone);
    });
  });
  answer(calls.endOffer, async (call, wanted) => {
    const { siteId } = call;
    const timeZone = await timeZoneOf(siteId);
    return db.write(async (tx) => {
      const ended = await endOffer(tx, deps, { siteId, timeZone }, wanted);
      if (!ended) return NOT_OFFERED;
      await raiseSiteVersion(tx, siteId, now());
      await leave(tx, deps, call, 'changed services and hours');
      return { ...(await stateOf(tx, siteId, timeZone)), ...ended };
    });
  });
  answer(calls.blockDays, async (call, block) => {
    const { siteId } = call;
    const timeZone = await timeZoneOf(siteId);
    return db.write(async (tx) => {
      const before = await settingsOf(tx, siteId);
      if (before.blocked.length >= MAX_BLOCKED) return TOO_MANY_BLOCKED;
      await writeSettings(tx, siteId, { ...before, blocked: [...before.blocked, { id: newId(), ...block }] });
      await raiseSiteVersion(tx, siteId, now());
      await leave(tx, deps, call, `added days off from ${block.from} to ${block.until}`);
      return stateOf(tx, siteId, timeZone);
    });
  });
  answer(calls.openDays, (call) =>
    db.write(async (tx) => {
      const before = await settingsOf(tx, call.siteId);
      const blocked = before.blocked.filter(({ id }) => id !== call.params.block);
      if (blocked.length === before.blocked.length)
        return { kind: 'missing', message: 'These days are already open.' } as const;
      await writeSettings(tx, call.siteId, { ...before, blocked });
      await raiseSiteVersion(tx, call.siteId, now());
      await leave(tx, deps, call, 'removed days off');
      return { kind: 'opened' } as const;
    }),
  );
}
