import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';

const BATCH = 1000;

/** What was entered in a form, without spam, the latest first. */
export async function* eachContent(
  db: Queryable,
  { siteId, formId, since }: { siteId: string; formId: string; since: number | undefined },
): AsyncGenerator<{ readonly content: readonly KeptValue[]; readonly page: string }> {
  for (let before: string | undefined; ; ) {
    let query = db
      .selectFrom('formSubmissions')
      .select(['id', 'content', 'pageId'])
      .where('siteId', '=', siteId)
      .where('formId', '=', formId)
      .where('isSpam', '=', 0);
    if (since !== undefined) query = query.where('createdAt', '>=', since);
    if (before !== undefined) query = query.where('id', '<', before);
    const rows = await query.orderBy('id', 'desc').limit(BATCH).execute();
    for (const row of rows) yield { content: readJson(row.content), page: row.pageId };
    before = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
}
