import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** The experiments of a site, and who has seen them: a row for each visitor of each. */
export const experiments: Migration = {
  name: '192-experiments',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    await db.schema
      .createTable('experiments')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('declaration', text, (c) => c.notNull())
      .addColumn('created_at', sql`bigint`, (c) => c.notNull())
      .execute();
    await sql`create index experiments_of_site on experiments (site_id, created_at)`.execute(db);
    await db.schema
      .createTable('experiment_visitors')
      .addColumn('experiment_id', text, (c) => c.notNull().references('experiments.id').onDelete('cascade'))
      .addColumn('visitor', text, (c) => c.notNull())
      .addColumn('version', text, (c) => c.notNull())
      .addColumn('seen_at', sql`bigint`, (c) => c.notNull())
      .addColumn('reached_at', sql`bigint`)
      .addPrimaryKeyConstraint('experiment_visitors_once', ['experiment_id', 'visitor'])
      .execute();
    await db.schema
      .createTable('experiment_counts')
      .addColumn('experiment_id', text, (c) => c.notNull().references('experiments.id').onDelete('cascade'))
      .addColumn('version', text, (c) => c.notNull())
      .addColumn('visitors', sql`bigint`, (c) => c.notNull())
      .addColumn('reached', sql`bigint`, (c) => c.notNull())
      .addPrimaryKeyConstraint('experiment_counts_once', ['experiment_id', 'version'])
      .execute();
  },
};
