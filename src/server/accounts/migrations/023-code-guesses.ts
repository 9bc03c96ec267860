import type { Migration } from '../../db/engine.ts';

/** Wrong codes given for an account, whichever sign-in they were given in: so that nobody tries them all. */
export const codeGuesses: Migration = {
  name: '023-code-guesses',
  async up(db) {
    await db.schema
      .alterTable('totp_secrets')
      .addColumn('wrong_codes', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('totp_secrets').addColumn('wrong_since', 'bigint').execute();
  },
};
