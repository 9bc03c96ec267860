import { describe, expect, test } from 'vitest';
import { MEMBER_SOURCES } from '#domain/lists/list.ts';
import { memberEntryOf, memberSchema } from './moved-format.ts';

describe('an export of newsletter lists', () => {
  test.each(MEMBER_SOURCES)('is read back with whoever came by %s', (kind) => {
    const entry = memberEntryOf({
      id: 'ada000000000000000000001',
      siteId: 'studio',
      listId: 'letters00000000000000001',
      email: 'ada@example.org',
      emailKey: 'ada@example.org',
      name: 'Ada',
      words: 'ada@example.org ada',
      state: 'subscribed',
      source: JSON.stringify({ kind }),
      askedAt: 1,
      confirmedAt: 2,
      endedAt: null,
    });
    expect(memberSchema.parse(entry)).toEqual(entry);
  });
});
