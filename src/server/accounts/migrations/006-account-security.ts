import { type Kysely, sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Second factors and passkeys of accounts, and invitations to sites. */
export const accountSecurity: Migration = {
  name: '006-account-security',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await createSecondFactors(db, text, int);
    await createPasskeys(db, text, int);
    await db.schema
      .createTable('invitations')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('email', text, (c) => c.notNull())
      .addColumn('role', int, (c) => c.notNull())
      .addColumn('hash', text, (c) => c.notNull().unique())
      .addColumn('invited_by', text, (c) => c.notNull())
      .addColumn('created_at', int, (c) => c.notNull())
      .addColumn('sent_at', int, (c) => c.notNull())
      .addColumn('expires_at', int, (c) => c.notNull())
      .execute();
    await sql`create unique index invitations_key on invitations (site_id, email)`.execute(db);
  },
};

type Column = ReturnType<typeof sql>;

async function createSecondFactors(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('totp_secrets')
    .addColumn('account_id', text, (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('sealed', text, (c) => c.notNull())
    .addColumn('last_step', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('confirmed_at', int)
    .execute();
  await db.schema
    .createTable('recovery_codes')
    .addColumn('hash', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('used_at', int)
    .execute();
  await sql`create index recovery_codes_of_account on recovery_codes (account_id)`.execute(db);
}

async function createPasskeys(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('account_id', text, (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('counter', int, (c) => c.notNull())
    .addColumn('transports', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('is_synced', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('last_used_at', int)
    .execute();
  await sql`create index passkeys_of_account on passkeys (account_id)`.execute(db);
  await db.schema
    .createTable('sign_in_challenges')
    .addColumn('hash', text, (c) => c.primaryKey())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.references('accounts.id').onDelete('cascade'))
    .addColumn('is_remembered', int, (c) => c.notNull())
    .addColumn('nonce', text)
    .addColumn('attempts', int, (c) => c.notNull())
    .addColumn('expires_at', int, (c) => c.notNull())
    .execute();
  await sql`create index sign_in_challenges_by_expiry on sign_in_challenges (expires_at)`.execute(db);
}
