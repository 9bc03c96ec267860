/** Bookings as those who keep them make and change them: nothing is given twice, and guests learn what becomes of theirs. */
import { expect, test } from 'vitest';
import { NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

describeOnBothEngines('bookings', (on) => {
  async function openHouse(tables = 1) {
    const site = await createTestSite(on.deps);
    const ids = Array.from({ length: tables }, () => on.deps.newId());
    const serviceId = on.deps.newId();
    const service = {
      id: serviceId,
      name: 'Dinner',
      kind: 'table',
      resourceIds: ids,
      durationMinutes: 120,
      stepMinutes: 30,
      leadHours: 1,
      horizonDays: 30,
      maxParty: 8,
    };
    const saved = await site.api('PUT', 'bookings/settings', {
      ...NO_BOOKINGS,
      hours: [{ days: EVERY_DAY, from: '17:00', until: '22:00' }],
      resources: ids.map((id, index) => ({ id, kind: 'table', name: `Table ${index + 1}`, seats: 4 })),
      services: [service],
    });
    expect(saved.status).toBe(200);
    const day = new Date(on.deps.now() + 4 * DAY_MS).toISOString().slice(0, 10);
    const free = async (query = '') =>
      (await site.api('GET', `bookings/free?service=${serviceId}&day=${day}${query}`)).json.slots as {
        startsAt: number;
        resourceIds: string[];
      }[];
    const make = (startsAt: number, changed: object = {}) =>
      site.api('POST', 'bookings', {
        serviceId,
        startsAt,
        party: 2,
        customer: { name: 'Ada', email: 'ada@example.org', phone: '', note: '' },
        isMailed: true,
        ...changed,
      });
    const mails = async () => {
      await site.worker.queueRecurring();
      await site.worker.drain();
      const rows = await on.db.read
        .selectFrom('mails')
        .select(['subject', 'text'])
        .where('siteId', '=', site.siteId)
        .orderBy('createdAt')
        .execute();
      // Jobs run side by side.
      return rows.map(({ subject }) => subject).sort();
    };
    return { ...site, ids, serviceId, day, free, make, mails };
  }

  test('of fifty who want the last table at once, one gets it', async () => {
    const house = await openHouse();
    const [slot] = await house.free();
    const startsAt = slot?.startsAt ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        house.make(startsAt + (index % 4) * 30 * 60_000, { isMailed: false }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
  });

  test('bookings are found by words of a name, an address or a number, and deleted for good', async () => {
    const house = await openHouse(3);
    const [slot] = await house.free();
    const guests = [
      { name: 'Özge Öztürk', email: 'OZGE@Example.org', phone: '' },
      { name: 'Ben 100%', email: '', phone: '+49 30 1234' },
      { name: 'Caro', email: '', phone: '' },
    ];
    for (const guest of guests)
      expect((await house.make(slot?.startsAt ?? 0, { customer: { ...guest, note: '' } })).status).toBe(201);
    const find = async (words: string, more = '') => {
      const query = new URLSearchParams({ from: '0', until: '9000000000000', words });
      const { bookings } = (await house.api('GET', `bookings?${query}${more}`)).json;
      return bookings.map(({ customer }: { customer: { name: string } }) => customer.name);
    };
    expect(await find('Özge')).toEqual(['Özge Öztürk']);
    expect(await find('ozge@example')).toEqual(['Özge Öztürk']);
    expect(await find('ben 1234')).toEqual(['Ben 100%']);
    expect(await find('100%')).toEqual(['Ben 100%']);
    expect(await find('%')).toEqual(['Ben 100%']);
    expect(await find('', '&order=last')).toHaveLength(3);
    const [ben] = (await house.api('GET', 'bookings?from=0&until=9000000000000&words=ben')).json.bookings;
    const before = (await house.free())[0]?.resourceIds.length;
    expect((await house.api('DELETE', `bookings/one/${ben.id}`)).json).toEqual({ kind: 'deleted' });
    expect((await house.api('DELETE', `bookings/one/${ben.id}`)).status).toBe(404);
    expect(await find('ben')).toEqual([]);
    expect((await house.free())[0]?.resourceIds.length).not.toBe(before);
  });

  test('who moves a booking by a little is not in the own way', async () => {
    const house = await openHouse();
    const [slot] = await house.free();
    const startsAt = slot?.startsAt ?? 0;
    const { booking } = (await house.make(startsAt)).json;
    expect((await house.free())[0]?.startsAt).toBe(startsAt + 2 * HOUR_MS);
    const [first, second] = await house.free(`&except=${booking.id}`);
    expect([first?.startsAt, second?.startsAt]).toEqual([startsAt, startsAt + HOUR_MS / 2]);
  });

  test('a table that is taken is free again once its booking is cancelled, and the guest is told', async () => {
    const house = await openHouse();
    const before = await house.free();
    const startsAt = before[0]?.startsAt ?? 0;
    const { json } = await house.make(startsAt);
    expect(json.booking).toMatchObject({ state: 'confirmed', endsAt: startsAt + 2 * HOUR_MS });
    expect((await house.free())[0]?.startsAt).toBe(startsAt + 2 * HOUR_MS);
    const decide = (state: string) => house.api('POST', `bookings/${json.booking.id}/decide`, { state });
    expect((await decide('declined')).status).toBe(409);
    expect((await decide('cancelled')).json.booking.state).toBe('cancelled');
    expect((await decide('confirmed')).status).toBe(409);
    expect(await house.free()).toEqual(before);
    expect(await house.mails()).toEqual([
      'Your booking is cancelled: Dinner',
      'Your booking is confirmed: Dinner',
    ]);
  });

  test('a booking is moved within its own time, and not onto another', async () => {
    const house = await openHouse();
    const startsAt = (await house.free())[0]?.startsAt ?? 0;
    const { json } = await house.make(startsAt, { isMailed: false });
    await house.make(startsAt + 3 * HOUR_MS, { isMailed: false });
    const move = (to: number) => house.api('POST', `bookings/${json.booking.id}/move`, { startsAt: to });
    expect((await move(startsAt + HOUR_MS)).json.booking.startsAt).toBe(startsAt + HOUR_MS);
    expect((await move(startsAt + 2 * HOUR_MS)).status).toBe(409);
  });

  test('blocked days give nothing until they are opened again', async () => {
    const house = await openHouse();
    const { json } = await house.api('POST', 'bookings/blocked', {
      from: house.day,
      until: house.day,
      resourceId: null,
      note: 'Closed',
    });
    expect(await house.free()).toEqual([]);
    const [block] = json.settings.blocked;
    expect((await house.api('DELETE', `bookings/blocked/${block.id}`)).json).toEqual({ kind: 'opened' });
    expect(await house.free()).not.toEqual([]);
    expect((await house.api('DELETE', `bookings/blocked/${block.id}`)).status).toBe(404);
  });

  test('guests are reminded once, a day before', async () => {
    const house = await openHouse();
    const startsAt = (await house.free())[0]?.startsAt ?? 0;
    await house.make(startsAt);
    on.deps.clock.advance(startsAt - on.deps.now() - 30 * HOUR_MS);
    expect(await house.mails()).toHaveLength(1);
    on.deps.clock.advance(7 * HOUR_MS);
    expect(await house.mails()).toEqual(['See you soon: Dinner', 'Your booking is confirmed: Dinner']);
    on.deps.clock.advance(HOUR_MS);
    expect(await house.mails()).toHaveLength(2);
  });

  test('houses that remind nobody keep nobody from being reminded by others', async () => {
    const silent = await openHouse(120);
    const { json } = await silent.api('GET', 'bookings/settings');
    await silent.api('PUT', 'bookings/settings', { ...json.settings, reminderHours: 0 });
    const house = await openHouse();
    const startsAt = (await house.free())[0]?.startsAt ?? 0;
    for (let count = 0; count < 110; count += 1)
      expect((await silent.make(startsAt, { isMailed: false })).status).toBe(201);
    await house.make(startsAt + HOUR_MS, { isMailed: false });
    on.deps.clock.advance(startsAt - on.deps.now() - 20 * HOUR_MS);
    expect(await house.mails()).toEqual(['See you soon: Dinner']);
    expect(await silent.mails()).toEqual([]);
  });

  test('calendars read all bookings that hold, under an address that is taken away again', async () => {
    const house = await openHouse(2);
    const startsAt = (await house.free())[0]?.startsAt ?? 0;
    await house.make(startsAt);
    const { json: gone } = await house.make(startsAt, {
      customer: { name: 'Bea', email: '', phone: '', note: '' },
    });
    await house.api('POST', `bookings/${gone.booking.id}/decide`, { state: 'cancelled' });
    expect((await house.api('GET', 'bookings/feed')).json).toEqual({ address: null });
    const { json } = await house.api('POST', 'bookings/feed', {});
    const path = new URL(json.address).pathname;
    const answer = await house.visit(path);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const file = await answer.text();
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(file).toContain('SUMMARY:Ada\\, Dinner');
    expect(file).not.toContain('/commerce/bookings/');
    expect((await house.visit(path.replace('calendar/', 'calendar/x'))).status).toBe(404);
    expect((await (await openHouse()).visit(path)).status).toBe(404);
    await house.api('POST', 'bookings/feed', {});
    expect((await house.visit(path)).status).toBe(404);
    expect((await house.api('DELETE', 'bookings/feed')).json).toEqual({ kind: 'stopped' });
    expect((await house.api('GET', 'bookings/feed')).json).toEqual({ address: null });
    expect((await house.api('DELETE', 'bookings/feed')).status).toBe(404);
  });

  test('whoever has come keeps the table until the end, and owners take bookings at short notice', async () => {
    const house = await openHouse(1);
    const { json: open } = await house.api('GET', 'bookings/settings');
    const services = open.settings.services.map((service: object) => ({ ...service, leadHours: 300 }));
    await house.api('PUT', 'bookings/settings', { ...open.settings, services });
    const startsAt = (await house.free())[0]?.startsAt ?? 0;
    expect(startsAt).toBeLessThan(on.deps.now() + 300 * HOUR_MS);
    const { json } = await house.make(startsAt);
    expect((await house.make(startsAt)).status).toBe(409);
    on.deps.clock.advance(startsAt - on.deps.now() + 1000);
    await house.api('POST', `bookings/${json.booking.id}/decide`, { state: 'done' });
    expect((await house.make(startsAt)).status).toBe(409);
    expect((await house.free()).map((slot: { startsAt: number }) => slot.startsAt)).not.toContain(startsAt);
  });

  test('bookings are listed by time and words, and given out and erased with their guest', async () => {
    const house = await openHouse(2);
    const startsAt = (await house.free())[0]?.startsAt ?? 0;
    await house.make(startsAt);
    const other = { name: 'Bea', email: 'Bea@example.org', phone: '', note: '' };
    await house.make(startsAt, { customer: other });
    const list = async (words: string) =>
      (await house.api('GET', `bookings?from=${startsAt}&until=${startsAt + 1}&words=${words}`)).json;
    expect((await list('')).bookings).toHaveLength(2);
    expect((await list('bea')).bookings).toMatchObject([{ customer: { email: 'bea@example.org' } }]);
    const body = { email: 'bea@EXAMPLE.org' };
    expect((await house.api('POST', 'submissions/person', body)).json.bookings).toHaveLength(1);
    expect((await house.api('POST', 'submissions/erase', body)).json.bookings).toBe(1);
    expect((await list('')).bookings).toHaveLength(1);
  });
});
