import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** What captcha services know a site by, apart from its settings: it is in no export and no answer. */
export const captchaSecrets: Migration = {
  name: '019-captcha-secrets',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('captcha_secrets')
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('provider', text, (c) => c.notNull())
      .addColumn('secret', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('captcha_secrets_key', ['site_id', 'provider'])
      .execute();
  },
};
