/** What owners remove and add again: nothing that is booked is given to somebody else. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUSY_STATES } from '#domain/bookings/contract.ts';
import { type BookingResource, NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { DAY_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const NAMES = ['Table 1', 'Table 2', 'Table 3'];

interface Kept {
  readonly id: string;
  readonly state: string;
  readonly resourceId: string;
  readonly resourceName: string;
  readonly startsAt: number;
  readonly endsAt: number;
}

describeOnBothEngines('what is no longer offered', (on) => {
  async function openHouse() {
    const site = await createTestSite(on.deps);
    const serviceId = on.deps.newId();
    const service = {
      ...{ id: serviceId, name: 'Dinner', kind: 'table', durationMinutes: 120, stepMinutes: 60 },
      ...{ leadHours: 0, horizonDays: 30, maxParty: 4 },
    };
    const tableOf = (name: string) => ({ id: on.deps.newId(), kind: 'table', name, seats: 4 });
    const tables = NAMES.map(tableOf);
    const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
    const save = (resources: readonly { readonly id: string }[]) =>
      site.api('PUT', 'bookings/settings', {
        ...NO_BOOKINGS,
        hours: [{ days: EVERY_DAY, from: '17:00', until: '22:00' }],
        resources,
        services: [{ ...service, resourceIds: ids(resources) }],
      });
    expect((await save(tables)).status).toBe(200);
    const day = new Date(on.deps.now() + 4 * DAY_MS).toISOString().slice(0, 10);
    const free = async () =>
      (await site.api('GET', `bookings/free?service=${serviceId}&day=${day}`)).json.slots as {
        startsAt: number;
      }[];
    const make = (startsAt: number) => {
      const customer = { name: 'Ada', email: 'ada@example.org', phone: '', note: '' };
      return site.api('POST', 'bookings', { serviceId, startsAt, party: 2, customer, isMailed: false });
    };
    const resources = async () =>
      (await site.api('GET', 'bookings/settings')).json.settings.resources as BookingResource[];
    const list = async () =>
      (await site.api('GET', `bookings?from=0&until=${on.deps.now() + 60 * DAY_MS}`)).json.bookings as Kept[];
    const end = (id: string, bookings: string) => site.api('POST', 'bookings/ended', { id, bookings });
    return { ...site, serviceId, tables, tableOf, save, free, make, resources, list, end };
  }
  type House = Awaited<ReturnType<typeof openHouse>>;

  async function expectNothingTwice(house: House): Promise<void> {
    const held = (await house.list()).filter(({ state }) =>
      (BUSY_STATES as readonly string[]).includes(state),
    );
    for (const one of held)
      for (const other of held) {
        const isSame = one.id !== other.id && one.resourceName === other.resourceName;
        const isMeanwhile = one.startsAt < other.endsAt && other.startsAt < one.endsAt;
        expect(isSame && isMeanwhile, `${one.resourceName} at ${one.startsAt}`).toBe(false);
      }
  }

  type Step =
    | { readonly do: 'book' | 'cancel'; readonly at: number }
    | { readonly do: 'end'; readonly at: number; readonly bookings: string }
    | { readonly do: 'leave-out' | 'add-anew' | 'offer-again'; readonly at: number };

  const stepOf = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('book' as const), at: fc.nat(20) }) },
    fc.record({ do: fc.constant('cancel' as const), at: fc.nat(20) }),
    fc.record({
      ...{ do: fc.constant('end' as const), at: fc.nat(2) },
      bookings: fc.constantFrom('keep', 'move', 'cancel'),
    }),
    fc.record({ do: fc.constantFrom('leave-out', 'add-anew', 'offer-again'), at: fc.nat(2) }),
  ) as fc.Arbitrary<Step>;

  type Doing = (house: House, step: Step, all: readonly BookingResource[], name: string) => Promise<unknown>;

  const ofName = (all: readonly BookingResource[], name: string) => all.filter((each) => each.name === name);
  const others = (all: readonly BookingResource[], name: string) => all.filter((each) => each.name !== name);
  const DOING: Readonly<Record<Step['do'], Doing>> = {
    async book(house, { at }) {
      const free = await house.free();
      const slot = free[at % Math.max(free.length, 1)];
      if (slot) expect((await house.make(slot.startsAt)).status).toBe(201);
    },
    async cancel(house, { at }) {
      const [one] = (await house.list()).slice(at).filter(({ state }) => state === 'confirmed');
      if (one) await house.api('POST', `bookings/${one.id}/decide`, { state: 'cancelled' });
    },
    async end(house, step, all, name) {
      if (step.do === 'end') for (const { id } of ofName(all, name)) await house.end(id, step.bookings);
    },
    'leave-out': (house, _step, all, name) => house.save(others(all, name)),
    'add-anew': (house, _step, all, name) => house.save([...others(all, name), house.tableOf(name)]),
    'offer-again': (house, _step, all, name) =>
      house.save([...others(all, name), ...ofName(all, name).map(({ isEnding: _was, ...each }) => each)]),
  };

  const take = async (house: House, step: Step) =>
    DOING[step.do](house, step, await house.resources(), NAMES[step.at] ?? '');

  test('whatever is removed and added again, no table is given twice', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepOf, { minLength: 6, maxLength: 16 }), async (steps) => {
        const house = await openHouse();
        for (const step of steps) {
          await take(house, step);
          await expectNothingTwice(house);
        }
      }),
      { numRuns: 12 },
    );
  });

  test('a table that is left out although it is booked is kept until then, and is then gone', async () => {
    const house = await openHouse();
    const [table, other] = house.tables;
    const [slot] = await house.free();
    const startsAt = slot?.startsAt ?? 0;
    await house.make(startsAt);
    const { json } = await house.save([other ?? { id: '' }]);
    expect(json.settings.resources).toMatchObject([{ id: other?.id }, { id: table?.id, isEnding: true }]);
    expect(json.booked).toMatchObject([{ resourceId: table?.id, serviceId: house.serviceId, count: 1 }]);
    expect((await house.free())[0]).toEqual({ startsAt, resourceIds: [other?.id] });
    on.deps.clock.set(startsAt + DAY_MS);
    expect((await house.save([other ?? { id: '' }])).json.settings.resources).toHaveLength(1);
  });

  test('bookings of a table that goes are moved where there is room, kept where there is none, or cancelled', async () => {
    const house = await openHouse();
    const [one, two, three] = house.tables.map(({ id }) => id);
    const [slot] = await house.free();
    const startsAt = slot?.startsAt ?? 0;
    for (let count = 0; count < 2; count += 1) await house.make(startsAt);
    expect((await house.end(one ?? '', 'move')).json).toMatchObject({ changed: 1, kept: 0 });
    expect((await house.list()).map(({ resourceId }) => resourceId).sort()).toEqual([two, three].sort());
    expect((await house.resources()).map(({ id }) => id)).toEqual([two, three]);
    expect((await house.end(two ?? '', 'move')).json).toMatchObject({ changed: 0, kept: 1 });
    expect((await house.end(two ?? '', 'cancel')).json).toMatchObject({ changed: 1, kept: 0 });
    expect((await house.resources()).map(({ id }) => id)).toEqual([three]);
    expect((await house.end(two ?? '', 'cancel')).status).toBe(404);
    const service = await house.end(house.serviceId, 'keep');
    expect(service.json.settings.services).toMatchObject([{ id: house.serviceId, isEnding: true }]);
    expect((await house.make(startsAt + DAY_MS)).status).toBe(404);
    expect(await (await house.visit('/commerce/book')).text()).toContain('You can’t book anything right now');
  });

  test('saving what can be booked leaves the blocked days as they are', async () => {
    const house = await openHouse();
    const days = { from: '2026-12-24', until: '2026-12-26', resourceId: null, note: '' };
    await house.api('POST', 'bookings/blocked', days);
    await house.save(house.tables);
    expect((await house.api('GET', 'bookings/settings')).json.settings.blocked).toMatchObject([days]);
  });
});
