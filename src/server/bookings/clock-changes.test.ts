/** Guests book through the pages on the days on which clocks change and on leap days: no hour is lost, none given twice. */
import { expect, test } from 'vitest';
import { BOOK_PATH, SEND_PATH } from '#domain/bookings/contract.ts';
import { NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

describeOnBothEngines('bookings on unusual days', (on) => {
  async function openSalon(timeZone: string) {
    const site = await createTestSite(on.deps);
    expect((await site.api('PUT', 'settings', { timeZone })).status).toBe(200);
    const [ada = '', serviceId = ''] = [on.deps.newId(), on.deps.newId()];
    await site.api('PUT', 'bookings/settings', {
      ...NO_BOOKINGS,
      mode: 'instant',
      hours: [{ days: EVERY_DAY, from: '00:30', until: '05:30' }],
      resources: [{ id: ada, kind: 'person', name: 'Ada', seats: 1 }],
      services: [
        {
          ...{ id: serviceId, name: 'A fitting', kind: 'appointment', resourceIds: [ada] },
          ...{ durationMinutes: 60, stepMinutes: 60, leadHours: 0, horizonDays: 60 },
        },
      ],
    });
    const timesOf = async (day: string) => {
      const html = await (await site.visit(`${BOOK_PATH}?service=${serviceId}&day=${day}`)).text();
      const found = [...html.matchAll(/<input[^>]*name="at"[^>]*value="(\d+)"[^>]*\/?><span>([^<]*)</g)];
      return found.map(([, at, clock]) => ({ at: Number(at), clock }));
    };
    const send = (at: number) =>
      site.visit(SEND_PATH, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
        },
        body: new URLSearchParams({
          ...{ service: serviceId, resource: '', party: '1', at: String(at), key: on.deps.newId() },
          ...{ name: 'Cem', email: `guest-${at}@example.org`, phone: '', note: '' },
        }),
      });
    /** Books the whole day, each time twice. */
    const fill = async (day: string) => {
      const times = await timesOf(day);
      for (const { at } of times) {
        on.deps.clock.advance(MINUTE_MS);
        expect((await send(at)).status).toBe(303);
        expect((await send(at)).status).toBe(409);
      }
      expect(await timesOf(day)).toEqual([]);
      const from = Math.min(...times.map(({ at }) => at));
      const { json } = await site.api('GET', `bookings?from=${from}&until=${from + DAY_MS}`);
      const spans = json.bookings as { startsAt: number; endsAt: number }[];
      expect(spans).toHaveLength(times.length);
      for (const [index, { startsAt }] of spans.slice(1).entries())
        expect(startsAt).toBeGreaterThanOrEqual(spans[index]?.endsAt ?? 0);
      return times.map(({ clock }) => clock);
    };
    return { fill, timesOf, send };
  }

  const goTo = (day: string) => on.deps.clock.advance(Date.parse(`${day}T12:00Z`) - on.deps.now());

  test('on the days on which clocks change, and on a leap day', async () => {
    goTo('2027-03-20');
    const salon = await openSalon('Europe/Berlin');
    expect(await salon.fill('2027-03-27')).toHaveLength(5);
    expect(await salon.fill('2027-03-28')).toEqual(['12:30 AM', '1:30 AM', '3:30 AM', '4:30 AM']);
    expect(await salon.fill('2027-03-29')).toHaveLength(5);
    goTo('2027-10-20');
    expect(await salon.fill('2027-10-31')).toEqual([
      ...['12:30 AM', '1:30 AM', '2:30 AM GMT+2', '2:30 AM GMT+1', '3:30 AM', '4:30 AM'],
    ]);
    goTo('2028-02-20');
    expect(await salon.fill('2028-02-29')).toHaveLength(5);
    expect(await salon.timesOf('2028-02-30')).toEqual([]);
  });

  test('a clock that is set an hour on or back loses no booking, and gives none twice', async () => {
    goTo('2028-06-01');
    const salon = await openSalon('Europe/Berlin');
    const [first, second] = await salon.timesOf('2028-06-05');
    expect((await salon.send(first?.at ?? 0)).status).toBe(303);
    for (const step of [HOUR_MS, -2 * HOUR_MS, HOUR_MS]) {
      on.deps.clock.advance(step);
      expect((await salon.send(first?.at ?? 0)).status).toBe(409);
      expect((await salon.timesOf('2028-06-05'))[0]).toEqual(second);
    }
  });
});
