import { describe, expect, test } from 'vitest';
import { MEMBER_SOURCES } from '#domain/lists/list.ts';
import { memberEntryOf, memberSchema } from './moved-format.ts';

describe('an export of newsletter lists', () => {
  test.each(MEMBER_SOURCES)('is read back with whoever came by %s', (kind) => {
    const entry = memberEntryOf({
      id: 'ada000000000000000000001',
      site_id: 'studio',
      list_id: 'letters00000000000000001',
      email: 'ada@example.org',
      email_key: 'ada@example.org',
      name: 'Ada',
      words: 'ada@example.org ada',
      state: 'subscribed',
      source: JSON.stringify({ kind }),
      asked_at: 1,
      confirmed_at: 2,
      ended_at: null,
    });
    expect(memberSchema.parse(entry)).toEqual(entry);
  });
});
