import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MediaItem } from './media-item.ts';
import { neighboursOf } from './neighbours.ts';

const items = (ids: readonly string[]) => ids.map((id) => ({ id })) as unknown as readonly MediaItem[];

test('going on from the first file leads through all of them, and back', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{4}$/), { minLength: 1 }), (ids) => {
      const list = items([...ids].sort().reverse());
      let open = list[0]!;
      const seen = [open.id];
      for (let next = neighboursOf(list, open.id).next; next; next = neighboursOf(list, next.id).next) {
        expect(neighboursOf(list, next.id).previous).toBe(open);
        open = next;
        seen.push(next.id);
      }
      expect(seen).toEqual(list.map(({ id }) => id));
    }),
  );
});

test('a file that has left the list stays between the same two', () => {
  expect(neighboursOf(items(['c', 'a']), 'b')).toMatchObject({ previous: { id: 'c' }, next: { id: 'a' } });
});
