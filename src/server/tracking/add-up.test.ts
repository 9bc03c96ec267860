import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { Database } from '../db/engine.ts';
import { Adding } from './add-up.ts';
import { findMark, listDays, writeMark } from './queries-days.ts';
import { insertHits, type StoredHit } from './queries-hits.ts';
import { listVisits } from './queries-visits.ts';

describeOnBothEngines('adding up', (on) => {
  const hitOf = (siteId: string, at: number, index: number): StoredHit => ({
    siteId,
    at,
    id: on.deps.newId(),
    visitor: `v${index % 7}`,
    event: index % 5 === 4 ? 'button-click' : 'view',
    path: ['/', '/shop', '/about'][index % 3] ?? '/',
    subject: index % 5 === 4 ? 'Book' : '',
    source: index % 2 ? 'Google' : '',
    medium: '',
    campaign: '',
    language: 'en',
    country: '',
    device: 'phone',
    browser: 'Safari',
    system: 'iOS',
  });

  async function openSite(hits: number) {
    const { siteId } = await createTestSite(on.deps);
    const from = on.deps.now() - 2 * DAY_MS;
    const all = Array.from({ length: hits }, (_, index) =>
      hitOf(siteId, from + index * 11 * MINUTE_MS, index),
    );
    await on.db.write((tx) => insertHits(tx, all));
    return siteId;
  }

  const kept = async (siteId: string) => ({
    days: await listDays(on.db.read, siteId),
    visits: (await listVisits(on.db.read, siteId, { from: '2000-01-01', until: '2100-01-01' }, {}))
      .map(({ pages, events, visitor, startedAt, endedAt, views }) =>
        JSON.stringify([visitor, startedAt, endedAt, views, pages, events]),
      )
      .sort(),
  });

  /** The process ends after so many writes. */
  const endingAfter = (writes: number): Database => {
    let left = writes;
    return new Proxy(on.db, {
      get(db, name) {
        if (name !== 'write') return Reflect.get(db, name);
        return (command: Parameters<Database['write']>[0]) => {
          left -= 1;
          if (left < 0) throw new Error('ended');
          return db.write(command);
        };
      },
    });
  };

  test('ended after any of its writes, it loses and doubles nothing, and only what has changed is written', async () => {
    const siteId = await openSite(240);
    await new Adding(on.deps).addUp(siteId);
    const whole = await kept(siteId);
    expect(whole.visits.length).toBeGreaterThan(10);
    await fc.assert(
      fc.asyncProperty(fc.nat(60), async (writes) => {
        const { siteId: other } = await createTestSite(on.deps);
        const from = on.deps.now() - 2 * DAY_MS;
        const all = Array.from({ length: 240 }, (_, index) =>
          hitOf(other, from + index * 11 * MINUTE_MS, index),
        );
        await on.db.write((tx) => insertHits(tx, all.slice(0, 200)));
        const now = () => from + 200 * 11 * MINUTE_MS;
        await new Adding({ db: endingAfter(writes), now }).addUp(other).catch(() => {});
        await on.db.write((tx) => insertHits(tx, all.slice(200)));
        await new Adding(on.deps).addUp(other);
        expect(await kept(other)).toEqual(whole);
      }),
      { numRuns: 12 },
    );
    let writes = 0;
    const counting = new Proxy(on.db, {
      get(db, name) {
        if (name === 'write') writes += 1;
        return Reflect.get(db, name);
      },
    });
    await on.db.write((tx) => insertHits(tx, [hitOf(siteId, on.deps.now(), 3)]));
    on.deps.clock.advance(HOUR_MS);
    await new Adding({ ...on.deps, db: counting }).addUp(siteId);
    expect(writes).toBeGreaterThan(1);
    // Of that day its visit, what it has one of each, and the mark.
    expect(writes).toBeLessThan(25);
    expect(await findMark(on.db.read, siteId)).toBe(on.deps.now());
  });

  test('two that add up the same at once end in the same numbers as one', async () => {
    const [one, two] = [await openSite(200), await openSite(200)];
    await new Adding(on.deps).addUp(one);
    await Promise.all(Array.from({ length: 3 }, () => new Adding(on.deps).addUp(two)));
    expect(await kept(two)).toEqual(await kept(one));
  });

  test('once all is to be counted anew, what was being added up leaves no mark', async () => {
    const siteId = await openSite(50);
    await on.db.write((tx) => writeMark(tx, siteId, on.deps.now() - 3 * DAY_MS));
    const anew = new Proxy(on.db, {
      get(db, name) {
        if (name !== 'write') return Reflect.get(db, name);
        return async (command: Parameters<Database['write']>[0]) => {
          await db.write((tx) => writeMark(tx, siteId, 0));
          return db.write(command);
        };
      },
    });
    await new Adding({ ...on.deps, db: anew }).addUp(siteId);
    expect(await findMark(on.db.read, siteId)).toBe(0);
    expect((await kept(siteId)).days).toEqual([]);
    await new Adding(on.deps).addUp(siteId);
    expect((await kept(siteId)).days.length).toBeGreaterThan(10);
  });

  test('others have their turn while a full day is added up', async () => {
    const siteId = await openSite(0);
    const from = on.deps.now() - HOUR_MS;
    const all = Array.from({ length: 12_000 }, (_, index) => ({
      ...hitOf(siteId, from + index * 100, index),
      visitor: `v${index % 4000}`,
    }));
    await on.db.write((tx) => insertHits(tx, all));
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    await new Adding(on.deps).addUp(siteId);
    isOver = true;
    // A page of hits, visits of some of them, and some of those written: each is a turn.
    expect(turns).toBeGreaterThan(12 + 24 + 20);
  });
});
