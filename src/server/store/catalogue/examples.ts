/** What a new shop is filled with: how much of it is left, and all of it taken out together. */

import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { isExample } from '#domain/store/catalogue/example-products.ts';
import type { Queryable } from '../../db/schema.ts';
import { within } from '../../db/within.ts';
import type { ImportDeps } from './import-products.ts';
import { listExampleRows } from './queries-find.ts';

/** Those that nobody has made a product of their own yet. */
export async function listExamples(db: Queryable, siteId: string): Promise<string[]> {
  const rows = await listExampleRows(db, { siteId });
  return rows.filter(({ body }) => isExampleBody(JSON.parse(body) as Body)).map(({ id }) => id);
}

function isExampleBody({ fields }: Body): boolean {
  const { excerpt = '', tags = [] } = bodyFieldsSchema.safeParse(fields).data ?? {};
  return isExample({ excerpt, tags });
}

export function removeExamples(
  deps: Pick<ImportDeps, 'db' | 'now' | 'newId' | 'documents'>,
  siteId: string,
): Promise<{ readonly kind: 'deleted'; readonly ids: string[] }> {
  return deps.db.write(async (tx) => {
    const ids = await listExamples(tx, siteId);
    const inside = { ...deps, db: within(deps.db, tx) };
    for (const documentId of ids) await deps.documents.remove(inside, { siteId, documentId });
    return { kind: 'deleted', ids };
  });
}
