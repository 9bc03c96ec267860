/** A block that counts tables shows the days on which one is free, and takes no request that nobody counts. */
import { expect, test } from 'vitest';
import { definitions } from '#blocks/definitions.ts';
import { NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { SAVE_SUBMISSION_PATH } from '#domain/forms/contract.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import { updateBooking } from './queries.ts';

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

describeOnBothEngines('blocks that count tables', (on) => {
  async function openHouse() {
    const site = await createTestSite(on.deps);
    const [table = '', dinner = '', lunch = '', block = '', section = ''] = Array.from({ length: 5 }, () =>
      on.deps.newId(),
    );
    const service = {
      kind: 'table',
      resourceIds: [table],
      durationMinutes: 120,
      stepMinutes: 60,
      leadHours: 0,
      horizonDays: 10,
      minParty: 2,
      maxParty: 4,
    };
    await site.api('PUT', 'bookings/settings', {
      ...NO_BOOKINGS,
      hours: [{ days: EVERY_DAY, from: '18:00', until: '20:00' }],
      resources: [{ id: table, kind: 'table', name: 'By the window', seats: 4 }],
      services: [
        { ...service, id: dinner, name: 'Dinner' },
        { ...service, id: lunch, name: 'Lunch', horizonDays: 3 },
      ],
    });
    const show = async (slug: string, props: object) => {
      const all = { ...(definitions['table-booking']?.defaults as object), ...props };
      const body = bodyOf('Tables', section, [blockOf(block, 'table-booking', all)]);
      const page = await site.publish({ slug, body });
      return { ...page, html: async () => (await site.visit(page.path)).text() };
    };
    const daysIn = (html: string) =>
      [...html.matchAll(/<input[^>]*name="day"[^>]*value="([\d-]+)"/g)].map(([, day]) => day);
    return { ...site, dinner, lunch, block, show, daysIn };
  }

  test('a day whose last table is taken goes, and its form leads to what is free', async () => {
    const house = await openHouse();
    const page = await house.show('tables', {});
    const html = await page.html();
    const days = house.daysIn(html);
    expect(days).toHaveLength(11);
    expect(html).toContain(`name="service" value="${house.dinner}"`);
    const [, , day = ''] = days;
    const { json } = await house.api('GET', `bookings/free?service=${house.dinner}&day=${day}&party=2`);
    const customer = { name: 'Ada', email: '', phone: '', note: '' };
    const made = await house.api('POST', 'bookings', {
      ...{ serviceId: house.dinner, startsAt: json.slots[0].startsAt, party: 2, customer, isMailed: false },
    });
    expect(made.status).toBe(201);
    on.deps.clock.advance(2 * MINUTE_MS);
    expect(house.daysIn(await page.html())).toEqual(days.filter((each) => each !== day));
    const next = await house.visit(`/commerce/book?service=${house.dinner}&day=${days[3]}&party=3`);
    expect(await next.text()).toContain('name="at"');
  });

  test('it shows what it was told to; of a service that is gone, or of none, it shows nothing free', async () => {
    const house = await openHouse();
    const lunch = await house.show('lunch', { serviceId: house.lunch });
    expect(house.daysIn(await lunch.html())).toHaveLength(4);
    const gone = await house.show('gone', { serviceId: on.deps.newId() });
    expect(await gone.html()).toContain('You can’t book a table right now.');
    await house.api('PUT', 'bookings/settings', NO_BOOKINGS);
    expect(await lunch.html()).toContain('You can’t book a table right now.');
  });

  test('it takes no request beside those that are counted', async () => {
    const house = await openHouse();
    const sitting = { name: '', days: EVERY_DAY, from: '18:00', until: '20:00' };
    const day = new Date(on.deps.now() + 3 * DAY_MS).toISOString().slice(0, 10);
    const send = async (props: object) => {
      const page = await house.show(`tables-${on.deps.newId()}`, { sittings: [sitting], ...props });
      const fields = { 'f-party': '2', 'f-date': day, 'f-time': '18:00', 'f-name': 'Ada', 'f-phone': '1' };
      await house.visit(SAVE_SUBMISSION_PATH, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
        },
        body: new URLSearchParams({
          ...{ formId: house.block, pageId: page.id, pagePath: page.path },
          ...{ ...fields, 'f-email': 'a@b.co', 'f-note': '' },
        }),
      });
      return (await house.api('GET', 'submissions')).json.submissions.length;
    };
    expect(await send({})).toBe(0);
    expect(await send({ provider: 'none' })).toBe(1);
  });

  test('a request that waits for an answer is counted, and a new block gives what is free', async () => {
    const house = await openHouse();
    expect(definitions['table-booking']?.defaults).toMatchObject({ provider: 'counted' });
    const page = await house.show('new', {});
    expect(house.daysIn(await page.html())).not.toEqual([]);
    expect((await house.api('GET', 'requested-bookings')).json).toEqual({ requested: 0 });
    const day = house.daysIn(await page.html())[3] ?? '';
    const { json } = await house.api('GET', `bookings/free?service=${house.dinner}&day=${day}&party=2`);
    const customer = { name: 'Ada', email: '', phone: '', note: '' };
    const order = { serviceId: house.dinner, startsAt: json.slots[0].startsAt, party: 2, customer };
    const made = (await house.api('POST', 'bookings', { ...order, isMailed: false })).json;
    await on.db.write((tx) => updateBooking(tx, made.booking.id, { state: 'requested' }));
    expect((await house.api('GET', 'requested-bookings')).json).toEqual({ requested: 1 });
  });
});
