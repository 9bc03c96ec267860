import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryBody, arbitraryIntent, carryOut } from '../../../scripts/arbitrary-content.ts';
import { compareBodies } from './compare-bodies.ts';
import type { Block, Body, Section } from './content.ts';
import { touchedIds } from './operations.ts';

const intents = fc.array(arbitraryIntent, { maxLength: 8 });

/** JSON with the keys of every object in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

const things = (body: Body): Map<string, Block | Section> =>
  new Map(body.sections.flatMap((section) => [section, ...section.blocks]).map((thing) => [thing.id, thing]));
const withoutBlocks = (thing: Block | Section | undefined) => canonical({ ...thing, blocks: undefined });

test('a version does not differ from itself', () => {
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      expect(compareBodies(body, structuredClone(body))).toEqual([]);
    }),
  );
});

test('what was added, taken away or changed is named, and nothing that no edit touched', () => {
  fc.assert(
    fc.property(arbitraryBody, intents, (before, wanted) => {
      const { body: after, operations } = carryOut(before, wanted, 5000);
      const changes = compareBodies(before, after);
      const [old, now] = [things(before), things(after)];
      const named = (kind: string) => changes.filter((change) => change.kind === kind).map(({ id }) => id);
      expect(named('added').sort()).toEqual([...now.keys()].filter((id) => !old.has(id)).sort());
      expect(named('removed').sort()).toEqual([...old.keys()].filter((id) => !now.has(id)).sort());
      for (const [id, thing] of now) {
        if (!old.has(id)) continue;
        expect(named('changed').includes(id)).toBe(withoutBlocks(old.get(id)) !== withoutBlocks(thing));
      }
      const touched = new Set(operations.flatMap(touchedIds));
      const lone = changes.filter((change) => change.kind !== 'moved').map(({ id }) => id);
      expect(lone.filter((id) => !touched.has(id))).toEqual([]);
    }),
  );
});

test('each changed value stands at its path in both versions', () => {
  fc.assert(
    fc.property(arbitraryBody, intents, (before, wanted) => {
      const { body: after } = carryOut(before, wanted, 5000);
      for (const change of compareBodies(before, after)) {
        if (change.kind !== 'changed') continue;
        const source = change.what === 'page' ? after : things(after).get(change.id);
        const value = change.path.reduce<unknown>(
          (inner, key) =>
            typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
              ? (inner as Record<string, unknown>)[key]
              : undefined,
          source,
        );
        expect(canonical(value)).toBe(canonical(change.after));
        expect(canonical(change.before)).not.toBe(canonical(change.after));
      }
    }),
  );
});

test('moving one thing is told as one move', () => {
  const section = (id: string): Section => ({
    id,
    theme: 'paper',
    width: 'full',
    spacing: 'none',
    blocks: [],
  });
  const body = (...ids: string[]): Body => ({ title: '', fields: {}, sections: ids.map(section) });
  const changes = compareBodies(body('a', 'b', 'c', 'd'), body('d', 'a', 'b', 'c'));
  expect(changes.map(({ kind, id }) => [kind, id])).toEqual([['moved', 'd']]);
});
