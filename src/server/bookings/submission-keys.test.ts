/** Keys of booking forms: ours alone, never from an address, and good for one booking. */
import { expect, test } from 'vitest';
import { BOOK_PATH, CHANGE_PATH, SEND_PATH } from '#domain/bookings/contract.ts';
import { NO_BOOKINGS } from '#domain/bookings/settings.ts';
import { DAY_MS } from '#domain/time.ts';
import { countQueries } from '#testing/server/count-queries.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { Database } from '../db/engine.ts';
import { MAX_OF_SENDER } from '../mail/visitor-limits.ts';

const EVERY_DAY = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

describeOnBothEngines('keys of booking forms', (on) => {
  async function openHouse(deps = on.deps) {
    const site = await createTestSite(deps);
    const [service = '', ...tables] = Array.from({ length: 6 }, () => on.deps.newId());
    await site.api('PUT', 'bookings/settings', {
      ...NO_BOOKINGS,
      mode: 'instant',
      hours: [{ days: EVERY_DAY, from: '00:00', until: '23:00' }],
      resources: tables.map((id, index) => ({ id, kind: 'table', name: `Table ${index + 1}`, seats: 4 })),
      services: [
        {
          id: service,
          name: 'A seat',
          kind: 'table',
          resourceIds: tables,
          durationMinutes: 60,
          stepMinutes: 60,
          leadHours: 0,
          horizonDays: 60,
          minParty: 1,
          maxParty: 4,
        },
      ],
    });
    const day = new Date(on.deps.now() + 4 * DAY_MS).toISOString().slice(0, 10);
    const look = async (more = '') =>
      (await site.visit(`${BOOK_PATH}?service=${service}&day=${day}${more}`)).text();
    const html = await look();
    const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const times = [...html.matchAll(/name="at"[^>]*value="(\d+)"/g)].map(([, at = '']) => at);
    const post = (fields: Record<string, string>, path: string = SEND_PATH) =>
      site.visit(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'navigate',
        },
        body: new URLSearchParams({
          ...{ service, resource: '', party: '1', day, at: times[0] ?? '', phone: '', note: '' },
          ...{ name: 'Ada', email: 'ada@example.org' },
          ...fields,
        }).toString(),
      });
    const bookedBy = async (fields: Record<string, string>) => {
      const answer = await post(fields);
      return answer.status === 303 ? (answer.headers.get('location') ?? '') : `${answer.status}`;
    };
    return { site, look, keyIn, post, bookedBy, times, key: keyIn(html) };
  }

  test('a booking is looked up once while it is made, and once while it is given up', async () => {
    const lookups: string[] = [];
    const db: Database = {
      ...countQueries(on.db).db,
      write: (command) =>
        on.db.write((tx) =>
          command(
            tx.withPlugin({
              transformQuery({ node }) {
                const text = JSON.stringify(node);
                const [, by] =
                  /"name":"(submissionKey|token|id)"/.exec(text.slice(text.indexOf('"where"'))) ?? [];
                if (node.kind === 'SelectQueryNode' && /"SelectAllNode"/.test(text) && by) lookups.push(by);
                return node;
              },
              transformResult: async ({ result }) => result,
            }),
          ),
        ),
    };
    const house = await openHouse({ ...on.deps, db });
    const address = await house.bookedBy({ key: house.key });
    expect(lookups).toEqual(['submissionKey']);
    const token = /([\w-]+)\?new$/.exec(address)?.[1] ?? '';
    lookups.length = 0;
    const given = await house.post({ token, action: 'cancel' }, CHANGE_PATH);
    expect(given.headers.get('location')).toContain('?cancelled');
    expect(lookups).toEqual(['token']);
  });

  test('a key in an address never reaches the form', async () => {
    const house = await openHouse();
    for (const chosen of ['chosen', house.key]) {
      const key = house.keyIn(await house.look(`&key=${encodeURIComponent(chosen)}`));
      expect(key).not.toBe(chosen);
      expect(key).toMatch(/^\w+\.[\w-]{16}\.[\w-]+$/);
    }
  });

  test('sending another guest’s key makes a booking of its own', async () => {
    const house = await openHouse();
    const guests = await house.bookedBy({ key: house.key });
    expect(guests).toContain('?new');
    expect(await house.bookedBy({ key: house.key })).toBe(guests);
    for (const other of [
      { name: 'Eve' },
      { email: 'eve@example.org' },
      { note: 'By the door' },
      { party: '2' },
    ]) {
      const theirs = await house.bookedBy({ key: house.key, ...other });
      expect(theirs).toContain('?new');
      expect(theirs).not.toBe(guests);
    }
  });

  test('a key that is not ours joins nothing: each time it is sent there is another booking', async () => {
    const house = await openHouse();
    const [first, second] = [
      await house.bookedBy({ key: 'chosen' }),
      await house.bookedBy({ key: 'chosen' }),
    ];
    expect(first).toContain('?new');
    expect(second).toContain('?new');
    expect(second).not.toBe(first);
  });

  test('a form that is shown again keeps its key, and takes none that is not ours', async () => {
    const house = await openHouse();
    const wrong = async (key: string) => house.keyIn(await (await house.post({ key, name: '' })).text());
    expect(await wrong(house.key)).toBe(house.key);
    expect(await wrong('chosen')).not.toBe('chosen');
  });

  test('mails to guests count against the visitor who typed the address, and contain no typed link', async () => {
    const house = await openHouse();
    for (let n = 0; n <= MAX_OF_SENDER; n += 1) {
      on.deps.clock.advance(15_000);
      const at = house.times[n % house.times.length] ?? '';
      await house.bookedBy({ at, email: `guest${n}@example.org`, name: 'Win at https://evil.example/now' });
    }
    await house.site.worker.drain();
    const mails = await on.db.read
      .selectFrom('mails')
      .select(['state', 'text', 'lastError'])
      .where('siteId', '=', house.site.siteId)
      .where('toAddress', 'like', 'guest%')
      .orderBy('id')
      .execute();
    expect(mails.filter(({ state }) => state === 'failed')).toMatchObject([
      { lastError: expect.stringMatching(/^On hold\./) },
    ]);
    expect(mails).toHaveLength(MAX_OF_SENDER + 1);
    expect(mails[0]?.text).toContain('Win at https evil. example/now');
  });
});
