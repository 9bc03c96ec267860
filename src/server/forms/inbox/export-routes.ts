/** Submissions to take along, as they are looked at: a table for spreadsheets, or all that is known as JSON. */
import { z } from 'zod';
import type { FormSubmission, SubmissionFilter } from '#domain/forms/submission.ts';
import { SubmissionTable } from '#domain/forms/submissions-csv.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Call, RouteWriter } from '../../http/api-routes.ts';
import { withFiles } from '../files/file-links.ts';
import { counted, filterOf, LOOK_QUERY } from './inbox-query.ts';
import { countSubmissions, eachSubmission } from './queries.ts';
import { withNotes } from './queries-notes.ts';

type Look = Omit<SubmissionFilter, 'limit'>;

export interface ExportDeps extends Deps {
  readonly ownerOrigin: string;
  /** IANA name. */
  readonly timeZoneOf: (db: Queryable, siteId: string) => Promise<string>;
}

export function exportRoutes(deps: ExportDeps, { route }: RouteWriter): void {
  const query = z.object(LOOK_QUERY);
  const table = {
    summary: 'Gives what was sent as a table for spreadsheets, as it is looked at.',
    description: 'Times are those of the site’s time zone, which the head names.',
    query,
    gives: 'text/csv',
  };
  route('GET', '/api/sites/:site/submissions/table.csv', 'config.crm', table, (call) =>
    send(deps, call, { file: 'submissions.csv', type: 'text/csv; charset=utf-8', write: writeTable }),
  );
  const all = {
    summary: 'Gives what was sent as JSON, as it is looked at, with what was noted down about it.',
    query,
    gives: 'application/json',
  };
  route('GET', '/api/sites/:site/submissions/all.json', 'config.crm', all, (call) =>
    send(deps, call, { file: 'submissions.json', type: 'application/json', write: writeJson }),
  );
}

interface Export {
  readonly file: string;
  readonly type: string;
  readonly write: (deps: ExportDeps, siteId: string, look: Look) => AsyncGenerator<string>;
}

/** However many there are, only a few hundred are in memory. */
async function send(deps: ExportDeps, call: Call, { file, type, write }: Export): Promise<Response> {
  const look = filterOf(call.context);
  await deps.db.write(async (tx) => {
    const what = `took along ${counted(await countSubmissions(tx, call.siteId, look))}`;
    const { actor, siteId } = call;
    await recordActivity(tx, deps, { action: 'form.exported', what, actor, siteId });
  });
  const text = ReadableStream.from(write(deps, call.siteId, look)) as ReadableStream<string>;
  return call.context.body(text.pipeThrough(new TextEncoderStream()), 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${file}"`,
    'cache-control': 'private, no-store',
  });
}

async function* writeTable(
  { db, timeZoneOf }: ExportDeps,
  siteId: string,
  look: Look,
): AsyncGenerator<string> {
  const table = new SubmissionTable(await timeZoneOf(db.read, siteId));
  let newest: string | undefined;
  for await (const submissions of eachSubmission(db.read, siteId, look)) {
    newest ??= submissions[0]?.id;
    table.addColumns(submissions);
  }
  yield table.head();
  for await (const submissions of eachSubmission(db.read, siteId, look))
    yield table.rows(submissions.filter(({ id }) => newest !== undefined && id <= newest));
}

async function* writeJson(
  { db, ownerOrigin }: ExportDeps,
  siteId: string,
  look: Look,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const submissions of eachSubmission(db.read, siteId, look))
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
