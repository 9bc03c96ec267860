import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Operation } from './operations.ts';
import { type RevisionFacts, thinRevisions } from './thin-revisions.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.UTC(2026, 5, 15, 13, 30);

const step = (n: number): Operation => ({ op: 'set', id: 'body', path: [`p${n}`], after: n });
const idOf = (n: number) => `r${String(n).padStart(5, '0')}`;

/** A chain of revisions, oldest first; every field has its own operation, so that folding loses none. */
function chain(instants: readonly number[], isKept: (n: number) => boolean = () => false): RevisionFacts[] {
  return [...instants]
    .sort((a, b) => a - b)
    .map((createdAt, n) => ({
      id: idOf(n),
      baseId: n === 0 ? null : idOf(n - 1),
      createdAt,
      isKept: isKept(n),
      operations: n === 0 ? null : [step(n)],
    }));
}

function applyThinning(revisions: readonly RevisionFacts[], now: number): RevisionFacts[] {
  const { removed, rebased } = thinRevisions(revisions, now);
  return revisions
    .filter((revision) => !removed.includes(revision.id))
    .map((revision) => ({ ...revision, ...rebased.find((each) => each.id === revision.id) }));
}

const arbitraryChain = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 500 * DAY_MS }), fc.integer({ min: 0, max: 9 })), {
    maxLength: 120,
  })
  .map((entries) => {
    const kept = new Set(entries.flatMap(([, luck], n) => (luck === 0 ? [n] : [])));
    return chain(
      entries.map(([age]) => NOW - age),
      (n) => kept.has(n),
    );
  });

test('a day is kept whole, then hours, then days, then only what was named or published', () => {
  const every10Minutes = (from: number, hours: number) =>
    Array.from({ length: hours * 6 }, (_, n) => NOW - from + n * 10 * 60_000);
  const count = (from: number, hours: number) =>
    applyThinning(chain(every10Minutes(from, hours)), NOW).length;
  expect(count(23 * HOUR_MS, 12)).toBe(72);
  expect(count(3 * DAY_MS, 12)).toBe(13);
  expect(count(30 * DAY_MS, 10)).toBe(1);
  expect(count(30 * DAY_MS, 48)).toBe(3);
  expect(count(400 * DAY_MS, 48)).toBe(0);
});

test('the last state of each hour and day is what stays', () => {
  const day = NOW - 20 * DAY_MS;
  const left = applyThinning(chain([day, day + HOUR_MS, day + 2 * HOUR_MS]), NOW);
  expect(left.map((revision) => revision.id)).toEqual([idOf(2)]);
});

test('named and published ones never go', () => {
  fc.assert(
    fc.property(arbitraryChain, (revisions) => {
      const left = new Set(applyThinning(revisions, NOW).map((revision) => revision.id));
      for (const revision of revisions) if (revision.isKept) expect(left.has(revision.id)).toBe(true);
    }),
  );
});

test('thinning every day comes to the same as thinning once', () => {
  fc.assert(
    fc.property(
      arbitraryChain,
      fc.array(fc.integer({ min: 0, max: 400 * DAY_MS }), { maxLength: 6 }),
      (revisions, pauses) => {
        let now = NOW;
        let left = applyThinning(revisions, now);
        for (const pause of pauses) {
          now += pause;
          left = applyThinning(left, now);
        }
        const ids = (list: readonly RevisionFacts[]) => list.map((revision) => revision.id);
        expect(ids(left)).toEqual(ids(applyThinning(revisions, now)));
        expect(applyThinning(left, now)).toEqual(left);
      },
    ),
  );
});

test('every base is there afterwards, and nothing between two that stayed is forgotten', () => {
  fc.assert(
    fc.property(arbitraryChain, (revisions) => {
      const left = applyThinning(revisions, NOW);
      const numberOf = (id: string) => Number(id.slice(1));
      for (const [index, revision] of left.entries()) {
        const base = left[index - 1];
        expect(revision.baseId).toBe(base?.id ?? null);
        if (!base) {
          expect(revision.operations).toBeNull();
          continue;
        }
        const [from, to] = [numberOf(base.id), numberOf(revision.id)];
        expect(revision.operations).toEqual(Array.from({ length: to - from }, (_, n) => step(from + 1 + n)));
      }
    }),
  );
});

test('what was replaced as a whole stays so, through whatever is folded into it', () => {
  const at = NOW - 20 * DAY_MS;
  const revisions = chain([at - 3 * DAY_MS, at, at + 1000, at + 2000]);
  const replaced = revisions.map((revision) =>
    revision.id === idOf(2) ? { ...revision, operations: null } : revision,
  );
  const left = applyThinning(replaced, NOW);
  expect(left.map(({ id, baseId, operations }) => ({ id, baseId, operations }))).toEqual([
    { id: idOf(0), baseId: null, operations: null },
    { id: idOf(3), baseId: idOf(0), operations: null },
  ]);
});
