/**
 * Tables and columns are `site_id` in the database and `siteId` in the program. Queries are written with the program's names,
 * and their rows come with them; the text of `sql` has those of the database. `withoutPlugins()` gives rows as the database
 * calls them, for what moves rows whatever they mean. Values are left alone.
 */
import {
  type KyselyPlugin,
  PostgresDialect,
  PostgresQueryCompiler,
  SqliteDialect,
  SqliteQueryCompiler,
} from 'kysely';

type StoredName<Name> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${StoredName<Rest>}`
  : '';
type ProgramName<Name> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<ProgramName<Rest>>}`
  : Name;

export const storedName = remembered((name) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
);
export const programName = remembered((name) =>
  name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
);

/** Every query asks for its names, and there are only so many. */
function remembered(translate: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>();
  return (name) => {
    const found = known.get(name) ?? translate(name);
    known.set(name, found);
    return found;
  };
}

/** A row with the names of the database. */
export function storedRow<Row extends object>(
  row: Row,
): { [Name in keyof Row as StoredName<Name>]: Row[Name] } {
  return renamed(row, storedName) as ReturnType<typeof storedRow<Row>>;
}

/** A row with the names of the program. */
export function programRow<Row extends object>(
  row: Row,
): { [Name in keyof Row as ProgramName<Name>]: Row[Name] } {
  return renamed(row, programName) as ReturnType<typeof programRow<Row>>;
}

function renamed(row: object, translate: (name: string) => string): object {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [translate(name), value]));
}

type Cells = Record<string, unknown>;

/** Rows of one query have the same columns. */
function programRows(rows: Cells[]): Cells[] {
  const stored = Object.keys(rows[0] ?? {});
  const names = stored.map((name) => [name, programName(name)] as const);
  if (names.every(([from, to]) => from === to)) return rows;
  return rows.map((row) => {
    const cells: Cells = {};
    for (const [from, to] of names) cells[to] = row[from];
    return cells;
  });
}

/** Only for results: queries get their names where they are compiled, which spares going through them once more. */
export const programNames: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => ({ ...result, rows: programRows(result.rows) }),
};

export class SqliteNames extends SqliteDialect {
  override createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteCompiler();
  }
}

class SqliteCompiler extends SqliteQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return storedName(super.sanitizeIdentifier(identifier));
  }
}

export class PostgresNames extends PostgresDialect {
  override createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresCompiler();
  }
}

class PostgresCompiler extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return storedName(super.sanitizeIdentifier(identifier));
  }
}
