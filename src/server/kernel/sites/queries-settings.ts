/** What a feature keeps of a site once, or not at all: a table of its own, with a row a site that holds it as JSON. */
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Shape } from '#domain/calls/call.ts';
import type { Queryable, Schema } from '../../db/schema.ts';

/** Columns of text beside the site's id. */
type TextColumn<Table extends keyof Schema> = {
  [Column in keyof Schema[Table]]: Column extends 'siteId'
    ? never
    : Schema[Table][Column] extends string
      ? Column
      : never;
}[keyof Schema[Table]] &
  string;

export interface RowOfSite<Value> {
  /** By which it is read. */
  readonly schema: z.ZodType<Value>;
  /** Undefined where nobody has said anything yet. */
  find(db: Queryable, siteId: string): Promise<Value | undefined>;
  write(tx: Queryable, siteId: string, value: Shape<z.ZodType<Value>>): Promise<void>;
  remove(tx: Queryable, siteId: string): Promise<void>;
}

/** @param column in which it is kept, and read by its schema */
export function rowOfSite<Table extends keyof Schema, Value>(
  table: Table,
  column: TextColumn<Table>,
  schema: z.ZodType<Value>,
): RowOfSite<Value> {
  const rows = sql.table(table);
  const kept = sql.ref(column);
  return {
    schema,
    async find(db, siteId) {
      const found = sql<{ kept: string }>`select ${kept} as kept from ${rows} where site_id = ${siteId}`;
      const [row] = (await found.execute(db)).rows;
      return row && schema.parse(JSON.parse(row.kept));
    },
    async write(tx, siteId, value) {
      await sql`
        insert into ${rows} (site_id, ${kept}) values (${siteId}, ${JSON.stringify(value)})
        on conflict (site_id) do update set ${kept} = ${sql.ref(`excluded.${column}`)}`.execute(tx);
    },
    async remove(tx, siteId) {
      await sql`delete from ${rows} where site_id = ${siteId}`.execute(tx);
    },
  };
}
