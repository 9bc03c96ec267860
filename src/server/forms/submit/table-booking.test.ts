/** Requests for tables: a form like any other, with the days and hours of the house among its rules. */
import { expect, test } from 'vitest';
import { BOOKING_MESSAGES } from '#domain/bookings/messages.ts';
import { addDays, type CivilDate, civilDate, formatDateKey, weekdayOf } from '#domain/locale/civil-date.ts';
import { createFormSite, FORM_ID } from '#testing/server/form-site.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';

const SAVE = '/api/form/SaveFormSubmission';
const FRIDAY = 5;

describeOnBothEngines('requests for tables', (on) => {
  /** The first such day after the next two, in the site's own zone. */
  const dayOn = (weekday: number): CivilDate => {
    let day = addDays(civilDate(on.deps.now(), 'UTC'), 2);
    while (weekdayOf(day) !== weekday) day = addDays(day, 1);
    return day;
  };
  const guest = { name: 'Mira Stein', email: 'mira@example.org', phone: '555 0134', note: 'With a pram' };
  const request = (changes: object = {}) => ({
    party: '4',
    date: formatDateKey(dayOn(FRIDAY)),
    time: '19:30',
    ...guest,
    ...changes,
  });
  const openHouse = (props: Record<string, unknown> = {}) =>
    createFormSite(on.deps, {
      block: 'table-booking',
      props: {
        provider: 'none',
        sittings: [{ name: 'Dinner', days: ['fri'], from: '18:00', until: '21:00' }],
        ...props,
      },
    });
  const kept = async (siteId: string) => {
    const rows = await on.deps.db.read
      .selectFrom('formSubmissions')
      .selectAll()
      .where('siteId', '=', siteId)
      .execute();
    return rows.map(({ content }) =>
      Object.fromEntries(
        (JSON.parse(content) as { id: string; value: string }[]).map(({ id, value }) => [id, value]),
      ),
    );
  };

  test('WIDG-61 are kept like what any form brings, with their day in words, and listed', async () => {
    const house = await openHouse({ name: 'Tables' });
    expect(await house.save(request())).toBe(200);
    const [booking] = await kept(house.siteId);
    expect(booking).toMatchObject({ ...guest, party: '4', date: expect.stringMatching(/^Friday/) });
    expect((await house.api('GET', 'webhooks')).json).toMatchObject({
      forms: [{ id: FORM_ID, name: 'Tables' }],
    });
  });

  test('WIDG-61 are refused when the house is closed, too far ahead, too late, or has not so many seats', async () => {
    const house = await openHouse();
    const friday = dayOn(FRIDAY);
    for (const changes of [
      { date: formatDateKey(addDays(friday, 1)) },
      { date: formatDateKey(addDays(friday, 70)) },
      { date: formatDateKey(addDays(friday, -14)) },
      { time: '21:30' },
      { time: '18:10' },
      { party: '9' },
      { phone: '' },
    ])
      expect(await house.save(request(changes)), JSON.stringify(changes)).toBe(400);
    expect(await kept(house.siteId)).toEqual([]);
  });

  test('WIDG-61 work without scripts, and come back with what was entered', async () => {
    const house = await openHouse();
    const send = (changes: object) => {
      const entries = Object.entries(request(changes)).map(([id, value]) => [`f-${id}`, String(value)]);
      const about = [
        ['formId', FORM_ID],
        ['pageId', house.page.id],
        ['pagePath', house.page.path ?? ''],
      ];
      return house.visitor.submit(SAVE, new URLSearchParams([...about, ...entries]));
    };
    const refused = await send({ time: '23:00' });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain(BOOKING_MESSAGES.time);
    expect(html).toContain('value="Mira Stein"');
    expect(html).toMatch(/name="f-party"[^>]*checked=""[^>]*value="4"|value="4"[^>]*checked=""/);
    expect((await send({})).status).toBe(303);
    expect(await kept(house.siteId)).toHaveLength(1);
  });

  test('are no form where a provider keeps the tables', async () => {
    const house = await openHouse({ provider: 'tock', businessName: 'elm-house' });
    expect(await house.save(request())).toBe(404);
  });
});
