/** The files of submissions that are taken along: what they are, and where whoever may see them gets them. */
import type { FormSubmission, LinkedFile } from '#domain/forms/calls-inbox.ts';
import type { Queryable } from '../../db/schema.ts';
import { listFilesOf } from './queries.ts';
import { viewOfFile } from './routes.ts';

export async function withFiles<Each extends FormSubmission>(
  db: Queryable,
  ownerOrigin: string,
  submissions: readonly Each[],
): Promise<(Each & { readonly files: readonly LinkedFile[] })[]> {
  const withSome = submissions.filter(({ content }) => content.some(({ type }) => type === 'file'));
  const rows =
    withSome.length > 0
      ? await listFilesOf(
          db,
          withSome.map(({ id }) => id),
        )
      : [];
  const files = Map.groupBy(rows, (row) => row.submissionId);
  return submissions.map((each) => {
    const path = `${ownerOrigin}/api/sites/${each.siteId}/submissions/${each.id}/files`;
    const own = (files.get(each.id) ?? []).map(viewOfFile);
    return { ...each, files: own.map((file) => ({ ...file, url: `${path}/${file.id}` })) };
  });
}
