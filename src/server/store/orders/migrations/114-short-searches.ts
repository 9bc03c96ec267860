import { sql } from 'kysely';
import type { Migration } from '../../../db/engine.ts';

/** What is searched of an order keeps to its limit, as newer ones do. */
export const shortSearches: Migration = {
  name: '114-short-searches',
  async up(db) {
    await sql`update orders set search = substr(search, 1, 1000) where length(search) > 1000`.execute(db);
  },
};
