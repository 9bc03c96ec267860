import type { Migration } from '../../db/engine.ts';

export const accountLanguage: Migration = {
  name: '154-account-language',
  async up(db) {
    await db.schema.alterTable('accounts').addColumn('language', 'text').execute();
  },
};
