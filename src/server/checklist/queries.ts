/** What the checklist of a site looks at. */
import type { DocumentKind } from '#domain/content/codes.ts';
import { prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/schema.ts';

interface Asked {
  readonly siteId: string;
}

const picturesWithoutWords = prepared((db, { siteId }: Asked) =>
  db
    .selectFrom('media')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('siteId', '=', siteId)
    .where('kind', '=', 'image')
    .where('deletedAt', 'is', null)
    .where((eb) => eb.fn<string>('trim', ['alt']), '=', ''),
);

const unpublished = prepared(
  (db, { siteId, uncounted }: Asked & { readonly uncounted: readonly DocumentKind[] }) =>
    db
      .selectFrom('documents')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('siteId', '=', siteId)
      .where('kind', 'not in', uncounted)
      .where('deletedAt', 'is', null)
      .where('draftId', 'is not', null)
      .where((eb) => eb.or([eb('publishedId', 'is', null), eb('publishedId', '<>', eb.ref('draftId'))])),
);

export async function countPicturesWithoutWords(db: Queryable, siteId: string): Promise<number> {
  const [row] = await picturesWithoutWords(db, { siteId });
  return row?.count ?? 0;
}

/** @param mayDesign the design waits too */
export async function countUnpublished(db: Queryable, siteId: string, mayDesign: boolean): Promise<number> {
  const [row] = await unpublished(db, { siteId, uncounted: mayDesign ? ['folder'] : ['folder', 'style'] });
  return row?.count ?? 0;
}
