/** What the owner has set for forms, and what visitors have sent, for exports and imports. */
import { type RawBuilder, sql } from 'kysely';
import { chunks } from '../../db/chunks.ts';
import type { Queryable } from '../../db/schema.ts';
import { eachRow, splitKnown } from '../../kernel/moves/queries.ts';
import { FORM_PARTS, type FormPart, type SubmissionEntry } from './format.ts';
import {
  fileRowsOf,
  noteRowsOf,
  type PartRow,
  type PartRows,
  submissionEntryOf,
  submissionRowOf,
} from './records.ts';

export async function listFormParts(db: Queryable, siteId: string): Promise<PartRows> {
  const rows = new Map<string, readonly PartRow[]>();
  for (const [name, part] of Object.entries(FORM_PARTS)) {
    const found = await sql<PartRow>`
      select ${namesOf(part)} from ${sql.table(part.table)} where site_id = ${siteId} order by form_id`.execute(
      db,
    );
    rows.set(name, found.rows);
  }
  return rows;
}

function namesOf({ columns }: FormPart): RawBuilder<unknown> {
  const names = ['formId', ...Object.values(columns).map(({ column }) => column)];
  return sql.join(names.map((name) => sql.ref(name)));
}

/** What is set already is replaced. */
export async function writeFormParts(tx: Queryable, parts: PartRows): Promise<void> {
  for (const [name, rows] of parts) {
    const part = FORM_PARTS[name];
    if (!part) continue;
    const columns = Object.values(part.columns).map(({ column }) => column);
    const updates = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
    const all = ['siteId', 'formId', ...columns];
    for (const row of rows)
      await sql`
        insert into ${sql.table(part.table)} (${sql.join(all.map((each) => sql.ref(each)))})
        values (${sql.join(all.map((each) => row[each] ?? null))})
        on conflict (site_id, form_id) do update set ${sql.join(updates)}`.execute(tx);
  }
}

/** In the order of their ids, a few hundred at a time. */
export async function* eachSubmissionEntry(
  db: Queryable,
  siteId: string,
): AsyncGenerator<readonly SubmissionEntry[]> {
  for await (const rows of eachRow(db, 'formSubmissions', siteId)) {
    const ids = rows.map(({ id }) => id);
    const notes = await db
      .selectFrom('submissionNotes')
      .selectAll()
      .where('submissionId', 'in', [...ids, ''])
      .orderBy('id')
      .execute();
    const files = await db
      .selectFrom('formFiles')
      .selectAll()
      .where('submissionId', 'in', [...ids, ''])
      .orderBy('id')
      .execute();
    const filed = Map.groupBy(files, (file) => file.submissionId);
    const noted = Map.groupBy(notes, (note) => note.submissionId);
    yield rows.map((row) => submissionEntryOf(row, noted.get(row.id) ?? [], filed.get(row.id) ?? []));
  }
}

/** Those that are there already stay as they are. */
export async function writeSubmissions(
  tx: Queryable,
  siteId: string,
  entries: readonly SubmissionEntry[],
): Promise<void> {
  const { added } = await splitKnown(tx, 'formSubmissions', entries);
  for (const chunk of chunks(added)) {
    const inserted = await tx
      .insertInto('formSubmissions')
      .values(chunk.map((entry) => submissionRowOf(entry, siteId)))
      .onConflict((conflict) => conflict.columns(['siteId', 'submissionKey']).doNothing())
      .returning('id')
      .execute();
    const there = new Set(inserted.map(({ id }) => id));
    const written = chunk.filter(({ id }) => there.has(id));
    const notes = written.flatMap((entry) => noteRowsOf(entry, siteId));
    for (const some of chunks(notes)) await tx.insertInto('submissionNotes').values(some).execute();
    const files = written.flatMap((entry) => fileRowsOf(entry, siteId));
    for (const some of chunks(files))
      await tx
        .insertInto('formFiles')
        .values(some)
        // One that waits to be swept away is taken back.
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            submissionId: eb.ref('excluded.submissionId'),
            siteId,
            expiresAt: 0,
          })),
        )
        .execute();
  }
}
