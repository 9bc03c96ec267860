import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What banners said, by the hash that stands beside each decision. */
export const consentWordings: Migration = {
  name: '102-consent-wordings',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('consent_wordings')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('hash', text, (c) => c.notNull())
      .addColumn('wording', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('consent_wordings_key', ['site_id', 'hash'])
      .execute();
  },
};
