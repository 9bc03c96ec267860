/** Puts a page below another one and after a sibling, and renumbers the siblings. */
import type { Deps } from '../deps.ts';
import type { DocumentAddress } from './find-version.ts';
import { type Moved, moveDocumentIn } from './move-document.ts';
import { setPosition } from './queries.ts';
import { listSiblings } from './queries-lists.ts';

export interface PlaceDocument extends DocumentAddress {
  /** Null: the top of the site. */
  readonly parentId: string | null;
  /** The sibling it follows; null: it comes first. If that sibling is gone, it comes last. */
  readonly afterId: string | null;
}

export async function placeDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { afterId, ...input }: PlaceDocument,
): Promise<Moved> {
  return deps.db.write(async (tx) => {
    const moved = await moveDocumentIn(tx, deps, input);
    if (moved.kind !== 'moved') return moved;
    const others = (await listSiblings(tx, input.siteId, moved.document)).filter(
      ({ id }) => id !== input.documentId,
    );
    const index = afterId === null ? 0 : others.findIndex(({ id }) => id === afterId) + 1;
    const at = afterId !== null && index === 0 ? others.length : index;
    const ordered = [...others.slice(0, at), moved.document, ...others.slice(at)];
    for (const [position, sibling] of ordered.entries()) {
      if (sibling.position !== position) await setPosition(tx, sibling.id, position);
    }
    return { ...moved, document: { ...moved.document, position: at } };
  });
}
