import { expect, test } from 'vitest';
import { addDetails } from './add-details.ts';
import { applyOperations } from './apply.ts';
import { emptyBody } from './content.ts';

test('what is new is added, and what is there stays as it is', () => {
  const body = { ...emptyBody('Clay'), fields: { tags: ['Kiln'], author: 'Ada' } };
  const operations = addDetails(body, { tags: ['kiln', 'Ash'], categories: ['Notes'], author: ' ' });
  const changed = applyOperations(body, operations);
  expect(changed).toMatchObject({
    ok: true,
    body: { fields: { tags: ['Kiln', 'Ash'], categories: ['Notes'], author: 'Ada' } },
  });
  expect(addDetails(body, { tags: ['KILN'], categories: [], author: 'Ada' })).toEqual([]);
  expect(addDetails(body, { tags: [], categories: [], author: 'Bo' })).toHaveLength(1);
});
