import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupVersions, type VersionFacts } from './group-versions.ts';

const MINUTE_MS = 60_000;

const history = fc
  .array(
    fc.record({
      author: fc.constantFrom('Mira', 'Jon'),
      pauseMs: fc.integer({ min: 0, max: 60 * MINUTE_MS }),
      isKept: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((saves) => {
    let at = 0;
    return saves
      .map(({ author, pauseMs, isKept }, n): VersionFacts => {
        at += pauseMs;
        return { id: `v${n}`, author, createdAt: at, name: null, isKept };
      })
      .reverse();
  });

test('every version stands in one row, in order; what was published or named in a row of its own', () => {
  fc.assert(
    fc.property(history, (versions) => {
      const rows = groupVersions(versions);
      expect(rows.flatMap((row) => row.versions)).toEqual(versions);
      for (const { versions: inner, isMilestone } of rows) {
        expect(isMilestone).toBe(inner.some(({ isKept }) => isKept));
        if (isMilestone) expect(inner).toHaveLength(1);
      }
    }),
  );
});

test('a row is one person without a long pause, and neighbours are not', () => {
  fc.assert(
    fc.property(history, (versions) => {
      const rows = groupVersions(versions);
      const belong = (later?: VersionFacts, earlier?: VersionFacts) =>
        later?.author === earlier?.author &&
        (later?.createdAt ?? 0) - (earlier?.createdAt ?? 0) < 30 * MINUTE_MS;
      for (const [index, row] of rows.entries()) {
        for (const [n, version] of row.versions.slice(1).entries())
          expect(belong(row.versions[n], version)).toBe(true);
        const next = rows[index + 1];
        if (next && !row.isMilestone && !next.isMilestone)
          expect(belong(row.versions.at(-1), next.versions[0])).toBe(false);
      }
    }),
  );
});

test('a milestone is compared with the one before it, a sitting with what it began from', () => {
  const version = (id: string, minute: number, isKept = false): VersionFacts => {
    return { id, author: 'Mira', createdAt: minute * MINUTE_MS, name: null, isKept };
  };
  const rows = groupVersions([
    version('g', 200),
    version('f', 125, true),
    version('e', 120),
    version('d', 110),
    version('c', 20, true),
    version('b', 10),
    version('a', 0),
  ]);
  expect(rows.map((row) => [row.versions.map(({ id }) => id).join(''), row.beforeId])).toEqual([
    ['g', 'f'],
    ['f', 'c'],
    ['ed', 'c'],
    ['c', 'a'],
    ['ba', 'a'],
  ]);
  expect(groupVersions([version('a', 0)])[0]?.beforeId).toBeNull();
});
