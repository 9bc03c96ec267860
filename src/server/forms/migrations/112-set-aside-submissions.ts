import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/**
 * What was taken for spam when it came is told apart from what was marked as spam afterwards: only of the former nothing
 * has followed yet. A captcha that could not be asked never decided alone.
 */
export const setAsideSubmissions: Migration = {
  name: '112-set-aside-submissions',
  async up(db) {
    await sql`
      update form_submissions set waits_for_notice = 2
      where is_spam = 1 and waits_for_notice = 0 and spam_reasons not in ('[]', '["captcha-unchecked"]')`.execute(
      db,
    );
  },
};
