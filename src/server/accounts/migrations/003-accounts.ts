import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The people who work on sites: accounts, their sessions and roles, one-time links, and who did what. */
export const accounts: Migration = {
  name: '003-accounts',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await createAccounts(db, text, int);
    await createActivity(db, text, int);
    await db.schema.alterTable('tokens').addColumn('account_id', text).execute();
    await sql`create index tokens_of_account on tokens (account_id)`.execute(db);
  },
};

type Column = ReturnType<typeof sql>;

async function createAccounts(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('password_hash', text)
    .addColumn('is_owner', int, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('updated_at', int, (c) => c.notNull())
    .addColumn('last_sign_in_at', int)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('hash', text, (c) => c.notNull().unique())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('is_remembered', int, (c) => c.notNull())
    .addColumn('user_agent', text, (c) => c.notNull())
    .addColumn('address', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('last_seen_at', int, (c) => c.notNull())
    .addColumn('expires_at', int, (c) => c.notNull())
    .execute();
  await sql`create index sessions_of_account on sessions (account_id, last_seen_at)`.execute(db);
  await sql`create index sessions_by_expiry on sessions (expires_at)`.execute(db);
  await db.schema
    .createTable('site_roles')
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('role', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addPrimaryKeyConstraint('site_roles_key', ['account_id', 'site_id'])
    .execute();
  await sql`create index site_roles_of_site on site_roles (site_id)`.execute(db);
  await db.schema
    .createTable('one_time_links')
    .addColumn('hash', text, (c) => c.primaryKey())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('expires_at', int)
    .execute();
}

/** Without foreign keys: what was done stays told when the account or the site is gone. */
async function createActivity(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text)
    .addColumn('account_id', text)
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('action', text, (c) => c.notNull())
    .addColumn('what', text, (c) => c.notNull())
    .addColumn('target_kind', text)
    .addColumn('target_id', text)
    .addColumn('details', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .execute();
  await sql`create index activity_of_site on activity (site_id, id)`.execute(db);
  await sql`create index activity_of_account on activity (account_id, id)`.execute(db);
}
