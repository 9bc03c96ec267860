import { type Kysely, sql } from 'kysely';
import type { Migration } from '../engine.ts';
import { wordsOf } from '../match-words.ts';

/** Tables that get the column, and the columns that its words are of. */
const NEW: Readonly<Record<string, readonly string[]>> = {
  documents: ['title'],
  media: ['filename', 'alt', 'caption'],
  comments: ['author_name', 'body'],
  bookings: ['name', 'email', 'phone'],
  variants: ['option_values', 'sku'],
};
/** Those that had one, in small letters. */
const KNOWN = [
  ['orders', 'search'],
  ['list_members', 'words'],
  ['form_submissions', 'words'],
] as const;
const ROWS_A_STEP = 500;

type Row = Readonly<Record<string, string>> & { readonly id: string };

/** Lists are searched by folded words. They are made here, since neither engine folds letters as the product does. */
export const foldedWords: Migration = {
  name: '120-folded-words',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    for (const [table, columns] of Object.entries(NEW)) {
      await sql`alter table ${sql.table(table)} add column words ${text} not null default ''`.execute(db);
      await fill(db, { table, columns, column: 'words' });
    }
    for (const [table, column] of KNOWN) await fill(db, { table, columns: [column], column });
  },
};

interface Filled {
  readonly table: string;
  readonly columns: readonly string[];
  readonly column: string;
}

async function fill(db: Kysely<unknown>, { table, columns, column }: Filled): Promise<void> {
  const isKnown = columns.includes(column);
  // Small letters of ASCII are folded already.
  const concerned = isKnown
    ? sql`octet_length(${sql.ref(column)}) <> length(${sql.ref(column)})`
    : sql`1 = 1`;
  const read = sql.join(['id', ...columns].map((name) => sql.ref(name)));
  let last = '';
  for (;;) {
    const { rows } = await sql<Row>`
      select ${read} from ${sql.table(table)} where id > ${last} and ${concerned}
      order by id limit ${sql.lit(ROWS_A_STEP)}`.execute(db);
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? '';
    const folded = rows.map(
      (row) => sql`(${row.id}, ${wordsOf(...columns.flatMap((name) => textsOf(row, name)))})`,
    );
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = folded.column2
      from (values ${sql.join(folded)}) as folded where ${sql.table(table)}.id = folded.column1`.execute(db);
  }
}

function textsOf(row: Row, name: string): string[] {
  const text = row[name] ?? '';
  if (name !== 'option_values') return [text];
  return (JSON.parse(text) as { value: string }[]).map(({ value }) => value);
}
