/**
 * Whole tables, whatever they are: a backup asks the database itself which there are, so that a table that is
 * new tomorrow is in tomorrow's backups.
 */
import { type RawBuilder, sql } from 'kysely';
import { chunks } from '../db/chunks.ts';
import type { Engine } from '../db/engine.ts';
import type { Queryable } from '../db/schema.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** Columns of the primary key, in its order. */
  readonly key: readonly string[];
  /** Tables its rows refer to. */
  readonly refersTo: readonly string[];
}

/** A value both engines and JSON know. */
export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

/** The table that says which migrations have run; a backup states them in its manifest instead. */
const MIGRATIONS = 'migrations';
const READ_ROWS = 500;
/** Values of one statement; both engines take more. */
const MAX_VALUES = 20_000;
const MAX_INSERTED_ROWS = 200;

/** All tables but the list of migrations, each after those it refers to. */
export async function listTables(db: Queryable, engine: Engine): Promise<TableShape[]> {
  const names = await (engine === 'sqlite' ? sqliteTables(db) : postgresTables(db));
  const shapes: TableShape[] = [];
  for (const name of names.filter((each) => each !== MIGRATIONS)) {
    shapes.push(await (engine === 'sqlite' ? sqliteShape(db, name) : postgresShape(db, name)));
  }
  return sortByReference(shapes);
}

async function namesOf(db: Queryable, query: RawBuilder<{ name: string }>): Promise<string[]> {
  return (await query.execute(db)).rows.map((row) => row.name);
}

function sqliteTables(db: Queryable): Promise<string[]> {
  return namesOf(
    db,
    sql`select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name`,
  );
}

async function sqliteShape(db: Queryable, name: string): Promise<TableShape> {
  return {
    name,
    columns: await namesOf(db, sql`select name from pragma_table_info(${name}) order by cid`),
    key: await namesOf(db, sql`select name from pragma_table_info(${name}) where pk > 0 order by pk`),
    refersTo: await namesOf(
      db,
      sql`select distinct "table" as name from pragma_foreign_key_list(${name}) order by 1`,
    ),
  };
}

function postgresTables(db: Queryable): Promise<string[]> {
  return namesOf(
    db,
    sql`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
  );
}

async function postgresShape(db: Queryable, name: string): Promise<TableShape> {
  const table = sql`(quote_ident(${name}))::regclass`;
  return {
    name,
    columns: await namesOf(
      db,
      sql`select column_name as name from information_schema.columns
          where table_schema = current_schema() and table_name = ${name} order by ordinal_position`,
    ),
    key: await namesOf(
      db,
      sql`select attname as name from pg_constraint
          cross join unnest(conkey) with ordinality as part(number, place)
          join pg_attribute on attrelid = conrelid and attnum = number
          where conrelid = ${table} and contype = 'p' order by place`,
    ),
    refersTo: await namesOf(
      db,
      sql`select distinct relname as name from pg_constraint join pg_class on pg_class.oid = confrelid
          where conrelid = ${table} and contype = 'f' order by 1`,
    ),
  };
}

function sortByReference(shapes: readonly TableShape[]): TableShape[] {
  const sorted: TableShape[] = [];
  const visit = (shape: TableShape): void => {
    if (sorted.includes(shape)) return;
    for (const name of shape.refersTo) {
      const other = shapes.find((each) => each.name === name);
      if (other && other !== shape) visit(other);
    }
    sorted.push(shape);
  };
  for (const shape of shapes) visit(shape);
  return sorted;
}

/** Every row of a table in the order of its key, a few hundred at a time. */
export async function* eachRows(db: Queryable, table: TableShape): AsyncGenerator<Row[]> {
  const keys = sql.join(table.key.map((column) => sql.ref(column)));
  if (table.key.length === 0) throw new Error(`the table ${table.name} has no primary key to read it by`);
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table.name)} ${after} order by ${keys} limit ${READ_ROWS}`.execute(
      db.withoutPlugins(),
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < READ_ROWS) return;
    after = sql`where (${keys}) > (${sql.join(table.key.map((column) => last[column] ?? null))})`;
  }
}

export async function deleteAll(tx: Queryable, tables: readonly TableShape[]): Promise<void> {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table.name)}`.execute(tx);
}

export async function dropAll(tx: Queryable, tables: readonly TableShape[]): Promise<void> {
  for (const name of [...tables.toReversed().map((table) => table.name), MIGRATIONS])
    await sql`drop table ${sql.table(name)}`.execute(tx);
}

export async function insertRows(tx: Queryable, table: TableShape, rows: readonly Row[]): Promise<void> {
  const { columns, name } = table;
  const step = Math.min(MAX_INSERTED_ROWS, Math.floor(MAX_VALUES / columns.length));
  const target = sql`${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})`;
  for (const some of chunks(rows, step)) {
    const tuples = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
    await sql`insert into ${target} values ${sql.join(tuples)}`.execute(tx);
  }
}

export async function listAppliedMigrations(db: Queryable): Promise<string[]> {
  return namesOf(db, sql`select name from ${sql.table(MIGRATIONS)} order by name`);
}

/** A stored file as its row tells of it. */
export interface StoredFile {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Bytes and SHA-256 of what was sent; an empty hash where it was not kept. */
  readonly bytes: number;
  readonly hash: string;
}

/** Among the kinds of media, for what says where each is stored. */
const FORM_FILE_KIND = 'form-file';
const PRODUCT_FILE_KIND = 'product-file';
const REVIEW_PHOTO_KIND = 'review-photo';

/** Every file that a backup holds. Deleted media are among them: they can be brought back. */
export async function listStoredFiles(db: Queryable, tables: readonly TableShape[]): Promise<StoredFile[]> {
  const media = await db
    .selectFrom('media')
    .select(['id', 'hash', 'kind', 'bytes', 'filename as name'])
    .orderBy('id')
    .execute();
  return [
    ...media,
    ...(await listFormFiles(db, tables)),
    ...(await listProductFiles(db, tables)),
    ...(await listReviewPhotos(db, tables)),
  ];
}

/** Files that came with submissions; databases of before they could have none. */
async function listFormFiles(db: Queryable, tables: readonly TableShape[]): Promise<StoredFile[]> {
  if (!tables.some(({ name }) => name === 'form_files')) return [];
  const rows = await db
    .selectFrom('formFiles')
    .select(['id', 'hash', 'bytes', 'name'])
    .where('submissionId', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: FORM_FILE_KIND }));
}

/** Files of digital products; older databases have none, or none with a hash. */
async function listProductFiles(db: Queryable, tables: readonly TableShape[]): Promise<StoredFile[]> {
  const table = tables.find(({ name }) => name === 'product_files');
  if (!table) return [];
  const hash = table.columns.includes('hash') ? sql<string | null>`hash` : sql<null>`null`;
  const rows = await db
    .selectFrom('productFiles')
    .select(['id', 'bytes', 'name', hash.as('hash')])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, hash: row.hash ?? '', kind: PRODUCT_FILE_KIND }));
}

/** Older databases have none. */
async function listReviewPhotos(db: Queryable, tables: readonly TableShape[]): Promise<StoredFile[]> {
  if (!tables.some(({ name }) => name === 'review_photos')) return [];
  const rows = await db
    .selectFrom('reviewPhotos')
    .select(['id', 'hash', 'bytes', 'id as name'])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: REVIEW_PHOTO_KIND }));
}

export async function findHighestVersion(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('sites')
    .select((eb) => eb.fn.max('version').as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Jobs somebody was working on when the backup was made: nobody is now. */
export async function releaseJobs(tx: Queryable): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ status: 'waiting', leaseOwner: null, leaseUntil: null })
    .where('status', '=', 'running')
    .execute();
}
