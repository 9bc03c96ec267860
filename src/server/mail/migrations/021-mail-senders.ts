import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Who had mails sent to addresses they typed, by a keyed hash: so that nobody reaches very many by a form. */
export const mailSenders: Migration = {
  name: '021-mail-senders',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema.alterTable('form_submissions').addColumn('sender', text).execute();
    await db.schema.alterTable('mails').addColumn('sender', text).execute();
    for (const column of ['sender', 'site_id'])
      await sql`create index ${sql.ref(`mails_by_${column}`)} on mails (${sql.ref(column)}, created_at) where sender is not null`.execute(
        db,
      );
  },
};
