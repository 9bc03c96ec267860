/** Submissions to take along, as they are looked at: a table for spreadsheets, or all that is known as JSON. */
import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import * as inbox from '#domain/forms/calls-inbox.ts';
import { SubmissionTable } from '#domain/forms/submissions-csv.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Deps } from '../../deps.ts';
import type { AnswerCall, Called } from '../../http/answer-calls.ts';
import { withFiles } from '../files/file-links.ts';
import { findSiteClock } from '../limits/queries.ts';
import { counted, filterOf } from './inbox-query.ts';
import { countSubmissions, eachSubmission, type SubmissionFilter } from './queries.ts';
import { withNotes } from './queries-notes.ts';

type Filter = Omit<SubmissionFilter, 'limit'>;

export interface ExportDeps extends Deps {
  readonly ownerOrigin: string;
}

export function exportRoutes(deps: ExportDeps, answer: AnswerCall): void {
  answer(inbox.exportTable, (call) =>
    send(deps, call, { file: 'submissions.csv', type: 'text/csv; charset=utf-8', write: writeTable }),
  );
  answer(inbox.exportAll, (call) =>
    send(deps, call, { file: 'submissions.json', type: 'application/json', write: writeJson }),
  );
}

interface Export {
  readonly file: string;
  readonly type: string;
  readonly write: (deps: ExportDeps, siteId: string, filter: Filter) => AsyncGenerator<string>;
}

/** However many there are, only a few hundred are in memory. */
async function send(
  deps: ExportDeps,
  call: Pick<Called<typeof inbox.exportTable>, 'context' | 'actor' | 'siteId' | 'query' | 'leaves'>,
  { file, type, write }: Export,
): Promise<Response> {
  const filter = filterOf(call.query);
  await deps.db.write(async (tx) => {
    const count = await countSubmissions(tx, call.siteId, filter);
    await leave(tx, deps, call, `exported ${counted(count)}`);
  });
  const text = ReadableStream.from(write(deps, call.siteId, filter)) as ReadableStream<string>;
  return call.context.body(text.pipeThrough(new TextEncoderStream()), 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${file}"`,
    'cache-control': 'private, no-store',
  });
}

async function* writeTable({ db }: ExportDeps, siteId: string, filter: Filter): AsyncGenerator<string> {
  const table = new SubmissionTable((await findSiteClock(db.read, siteId)).timeZone);
  let newest: string | undefined;
  for await (const submissions of eachSubmission(db.read, siteId, filter)) {
    newest ??= submissions[0]?.id;
    table.addColumns(submissions);
  }
  yield table.head();
  for await (const submissions of eachSubmission(db.read, siteId, filter))
    yield table.rows(submissions.filter(({ id }) => newest !== undefined && id <= newest));
}

async function* writeJson(
  { db, ownerOrigin }: ExportDeps,
  siteId: string,
  filter: Filter,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const submissions of eachSubmission(db.read, siteId, filter))
    for (const submission of await withFiles(db.read, ownerOrigin, await withNotes(db.read, submissions))) {
      yield separator + JSON.stringify(exported(submission));
      separator = ',\n';
    }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** With a date that people can read. */
function exported({ createdAt, ...rest }: FormSubmission): object {
  return { sentAt: new Date(createdAt).toISOString(), ...rest };
}
