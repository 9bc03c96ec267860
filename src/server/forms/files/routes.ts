/** The files of submissions, for those who look after the site: offered for saving, never shown. */
import type { Context } from 'hono';
import type { SubmissionFile } from '#domain/forms/submission.ts';
import type { FormFileTable } from '../../db/schema-forms.ts';
import type { RouteWriter } from '../../http/api-routes.ts';
import { attachment } from '../../http/attachment.ts';
import { streamBody } from '../../http/stream-body.ts';
import type { FormFilesDeps } from './form-files.ts';
import { formFileKey } from './form-files.ts';
import { findFileOf, listFilesOf } from './queries.ts';

const FILES = '/api/sites/:site/submissions/:submission/files';

/** Whatever is in the file, a browser neither shows nor runs it. */
const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/octet-stream',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

export function ownerFileRoutes(
  { db, storage }: Pick<FormFilesDeps, 'db' | 'storage'>,
  { route }: RouteWriter,
): void {
  route('GET', FILES, 'config.crm', 'Lists the files of a submission.', async (call) => {
    const found = await listFilesOf(db.read, [call.param('submission')]);
    const rows = found.filter((row) => row.site_id === call.siteId);
    return call.context.json({ files: rows.map(viewOfFile) }, 200, { 'cache-control': 'no-store' });
  });
  const fetchOne = { summary: 'Fetches a file of a submission.', gives: 'application/octet-stream' };
  route('GET', `${FILES}/:file`, 'config.crm', fetchOne, async (call) => {
    const row = await findFileOf(db.read, call.siteId, call.param('submission'), call.param('file'));
    const stream = row && (await storage.stream(formFileKey(row.id)));
    if (!row || !stream) return missing(call.context);
    return new Response(streamBody(stream), {
      headers: {
        ...FILE_HEADERS,
        'content-length': String(row.bytes),
        'content-disposition': attachment(row.name),
      },
    });
  });
}

export function viewOfFile(row: FormFileTable): SubmissionFile {
  const { id, name, bytes } = row;
  return { id, fieldId: row.field_id, name, kind: row.kind as SubmissionFile['kind'], bytes };
}

function missing(context: Context): Response {
  const message = 'This file is no longer there. It went with its submission.';
  return context.json({ error: { kind: 'missing', message } }, 404);
}
