import { expect, test } from 'vitest';
import { applyOperations } from './apply.ts';
import { blockOf, bodyOf } from './build-body.ts';
import { type Body, emptyBody } from './content.ts';
import { invertOperations } from './operations.ts';
import { replaceBody } from './replace-body.ts';

const id = (index: number) => `${index}`.padStart(24, '0');
const sections = (...numbers: number[]) =>
  numbers.flatMap((n) => bodyOf('', id(n), [blockOf(id(n + 100), 'line', { style: 'thin' }, 1)]).sections);
const BODIES: Body[] = [
  emptyBody(''),
  { title: 'One', fields: { tags: ['clay'], author: 'Ada' }, sections: sections(1, 2, 3) },
  { title: 'Two', fields: { author: 'Bo' }, sections: sections(3, 1) },
  { title: 'Two', fields: { author: 'Bo' }, sections: sections(3, 1, 4) },
];

test('makes any body of any other, and back again', () => {
  for (const before of BODIES)
    for (const after of BODIES) {
      const operations = replaceBody(before, after);
      expect(applyOperations(before, operations)).toEqual({ ok: true, body: after });
      expect(applyOperations(after, invertOperations(operations))).toEqual({ ok: true, body: before });
    }
});
