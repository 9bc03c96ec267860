/** Products with what their drafts say, and what is stored of their variants. */
import type { Body } from '#domain/content/content.ts';
import { type BodyFields, bodyFieldsSchema } from '#domain/content/document.ts';
import type { ProductForm } from '#domain/store/catalogue/product-form.ts';
import type { Queryable } from '../../db/schema.ts';
import type { DocumentRecord } from '../../kernel/documents/records.ts';
import { listBodies, listStored } from './queries.ts';
import { productFormOf } from './schema.ts';

interface ProductDraft {
  readonly document: DocumentRecord;
  readonly body: Body | undefined;
  readonly fields: BodyFields;
  /** Null until something has been said of its price. */
  readonly product: ProductForm | null;
}

export async function listDrafts(
  db: Queryable,
  siteId: string,
  documents: readonly DocumentRecord[],
): Promise<ProductDraft[]> {
  const ids = documents.map(({ id }) => id);
  const draftIds = documents.flatMap(({ draftId }) => draftId ?? []);
  const stored = await listStored(db, siteId, ids);
  const bodies = await listBodies(db, siteId, draftIds);
  return documents.map((document) => {
    const body = bodies.get(document.draftId ?? '');
    const found = stored.get(document.id);
    return {
      document,
      body,
      fields: bodyFieldsSchema.safeParse(body?.fields).data ?? {},
      product: found ? productFormOf(found.row, found.variants) : null,
    };
  });
}
