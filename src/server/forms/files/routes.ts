/** The files of submissions, for those who look after the site: offered for saving, never shown. */
import * as inbox from '#domain/forms/calls-inbox.ts';
import type { AnswerCall } from '../../http/answer-calls.ts';
import { attachment } from '../../http/attachment.ts';
import { streamBody } from '../../http/stream-body.ts';
import type { FormFileTable } from '../tables.ts';
import type { FormFilesDeps } from './form-files.ts';
import { formFileKey } from './form-files.ts';
import { findFileOf, listFilesOf } from './queries.ts';

/** Whatever is in the file, a browser neither shows nor runs it. */
const FILE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'application/octet-stream',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

export function submissionFileRoutes(
  { db, storage }: Pick<FormFilesDeps, 'db' | 'storage'>,
  answer: AnswerCall,
): void {
  answer(inbox.readFiles, async ({ siteId, params }) => {
    const rows = await listFilesOf(db.read, [params.submission]);
    return { files: rows.filter((row) => row.siteId === siteId).map(viewOfFile) };
  });
  answer(inbox.fetchFile, async ({ siteId, params }) => {
    const row = await findFileOf(db.read, siteId, params.submission, params.file);
    const stream = row && (await storage.stream(formFileKey(row.id)));
    if (!row || !stream) return GONE;
    return new Response(streamBody(stream), {
      headers: {
        ...FILE_HEADERS,
        'content-length': String(row.bytes),
        'content-disposition': attachment(row.name),
      },
    });
  });
}

const GONE = {
  kind: 'missing',
  message: 'This file was deleted with its submission.',
} as const;

export function viewOfFile(row: FormFileTable): inbox.SubmissionFile {
  const { id, name, bytes } = row;
  return { id, fieldId: row.fieldId, name, kind: row.kind as inbox.SubmissionFile['kind'], bytes };
}
