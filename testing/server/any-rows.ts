/** Rows for tables whose meaning does not matter: made from their columns, so that no table is left out. */
import { sql } from 'kysely';
import { type Cell, listTables, type TableShape } from '#server/backup/queries.ts';
import type { Database } from '#server/db/engine.ts';
import { ODD } from './every-row.ts';

/** What columns of these names hold, because they name a row of another table. */
export type References = Readonly<Record<string, string>>;

/** Puts a full row into each table that has none, and where a row can hold less, a bare one: nulls and empty texts. */
export async function fillEmptyTables(db: Database, references: References): Promise<void> {
  const described = new Map((await db.read.introspection.getTables()).map((table) => [table.name, table]));
  for (const shape of await listTables(db.read, db.engine)) {
    if ((await countRows(db, shape.name)) > 0) continue;
    const columns = described.get(shape.name)?.columns ?? [];
    const free = shape.key.filter((column) => references[column] === undefined);
    for (const isFull of free.length > 0 ? [true, false] : [true]) {
      const cells = columns.map((column): [string, Cell] => [
        column.name,
        references[column.name] ?? cellOf(column, shape, isFull),
      ]);
      // A second row may be one too many for a rule of the table.
      const insert = sql`insert into ${sql.table(shape.name)} (${sql.join(cells.map(([name]) => sql.ref(name)))})
        values (${sql.join(cells.map(([, cell]) => cell))}) on conflict do nothing`;
      await db
        .write((tx) => insert.execute(tx))
        .catch((cause: unknown) => {
          throw new Error(`No row goes into ${shape.name}: say what its columns name.`, { cause });
        });
    }
  }
}

interface Column {
  readonly name: string;
  readonly dataType: string;
  readonly isNullable: boolean;
}

/** The full row of a table with an id is known by the table's name. */
function cellOf(column: Column, table: TableShape, isFull: boolean): Cell {
  const isKey = table.key.includes(column.name);
  if (!isFull && !isKey && column.isNullable) return null;
  if (/text|char/i.test(column.dataType)) return textOf(column, table, isFull);
  // Some tables hold one row alone, known by the number 1.
  if (isKey || !isFull) return 1;
  return /big|int8/i.test(column.dataType) ? Number.MAX_SAFE_INTEGER : 2_147_483_647;
}

function textOf({ name }: Column, { name: table, key }: TableShape, isFull: boolean): string {
  if (isFull) return name === 'id' ? table : `${table} ${name} ${ODD}`;
  return key.includes(name) || /hash|token|key/.test(name) ? `${table} ${name}` : '';
}

export async function countRows({ read }: Database, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    read,
  );
  return Number(rows[0]?.count);
}
