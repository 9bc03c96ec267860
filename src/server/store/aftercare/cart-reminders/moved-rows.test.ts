import { expect, test } from 'vitest';
import { createTestSite } from '#testing/server/fixture.ts';
import { describeOnBothEngines } from '#testing/server/test-app.ts';
import type { WholeExport } from '../../../kernel/moves/moved-rows.ts';
import { moved } from './moved-rows.ts';

const entryOf = (id: string) => ({ id, email: `${id}@example.org`, endedAt: 5 });

describeOnBothEngines('who wants no reminders, where a site moves', (on) => {
  const [ends] = moved;
  if (!ends) throw new Error('nothing moves');

  async function read(siteId: string) {
    const found: object[] = [];
    for await (const entries of ends?.read(on.db.read, siteId) ?? []) found.push(...entries);
    return found;
  }

  test('comes out of this site alone, in the order of ids, and goes in as it was', async () => {
    const [own, other] = [await createTestSite(on.deps), await createTestSite(on.deps)];
    const entries = ['a', 'b', 'c'].map(entryOf);
    await on.db.write((tx) => ends.insert(tx, own.siteId, entries.toReversed()));
    await on.db.write((tx) => ends.insert(tx, other.siteId, [entryOf('d')]));
    expect(await read(own.siteId)).toEqual(entries);
    // Once more, as a restore does: what is there stays, and what is missing is added.
    await on.db.write((tx) => ends.insert(tx, own.siteId, [...entries, entryOf('e')]));
    expect(await read(own.siteId)).toEqual([...entries, entryOf('e')]);
    expect(await read(other.siteId)).toEqual([entryOf('d')]);
  });

  test('is personal, known by its id, and checked where it stands', () => {
    const seen: unknown[] = [];
    const whole: WholeExport = {
      documentIds: new Set(),
      keysIn: () => new Set(),
      add: () => undefined,
      seeId: (id, place) => void seen.push([id, place]),
      once: (what) => (value, place) => void seen.push([what, value, place]),
    };
    ends.check?.([entryOf('a'), entryOf('b')], whole);
    expect(seen).toEqual([
      ['a', 'line 1.id'],
      ['address', 'a@example.org', 'line 1.email'],
      ['b', 'line 2.id'],
      ['address', 'b@example.org', 'line 2.email'],
    ]);
    expect([ends.isPersonal, ends.keyOf(entryOf('a')), ends.idsOf(entryOf('a'))]).toEqual([
      true,
      'a',
      { cartReminderEnds: ['a'] },
    ]);
  });
});
