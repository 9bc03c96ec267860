import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The mail server of the installation, where it is set on screen: one row or none, its password sealed. */
export const mailServer: Migration = {
  name: '059-mail-server',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('mail_servers')
      .addColumn('id', 'integer', (c) => c.primaryKey().check(sql`id = 1`))
      .addColumn('settings', text, (c) => c.notNull())
      .addColumn('password', text)
      .execute();
  },
};
