import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bodySchema } from './content.ts';
import { copyBody } from './copy-body.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => `a${String(index).padStart(23, '0')}`);
const FRESH = 'b';

test('a copy differs from its original in ids alone, and each of them is new', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4), { maxLength: 6 }), (counts) => {
      const pool = ids(counts.length + counts.reduce((sum, count) => sum + count, 0));
      const section = (count: number) => ({
        id: pool.pop() ?? '',
        theme: 'paper' as const,
        width: 'content' as const,
        spacing: 'medium' as const,
        blocks: Array.from({ length: count }, () => ({
          id: pool.pop() ?? '',
          type: 'line',
          version: 1,
          props: { style: 'solid' },
          place: { column: 1, span: 12 },
        })),
      });
      const body = { title: 'Original', fields: { description: 'd' }, sections: counts.map(section) };
      let made = 0;
      const copy = copyBody(body, () => `${FRESH}${String(made++).padStart(23, '0')}`);
      expect(bodySchema.safeParse(copy).success).toBe(true);
      const withoutIds = (value: unknown) => JSON.stringify(value).replace(/"id":"[ab]\d{23}"/g, '"id"');
      expect(withoutIds(copy)).toBe(withoutIds(body));
      expect(JSON.stringify(copy.sections)).not.toMatch(/"a\d{23}"/);
    }),
  );
});
