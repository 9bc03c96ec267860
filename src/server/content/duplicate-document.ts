/** Copies the draft of a document into a new one beside it. */
import { copyBody } from '#domain/content/copy-body.ts';
import type { Actor, Deps } from '../deps.ts';
import { copyLesson } from './copy-lesson.ts';
import { createDocumentIn, type DocumentCreated } from './create-document.ts';
import { type DocumentAddress, findVersion } from './find-version.ts';

const MOST_TITLE = 300;
const COPIED = new Set(['page', 'folder', 'item', 'section']);

export async function duplicateDocument(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  { siteId, documentId }: DocumentAddress,
): Promise<DocumentCreated> {
  return deps.db.write(async (tx) => {
    const version = await findVersion(tx, { siteId, documentId });
    if (!version)
      return { kind: 'missing', message: 'This page no longer exists. It may have been deleted.' };
    const { document, revision: draft } = version;
    const isCollectionPage = document.kind === 'page' && document.collectionId !== null;
    if (!COPIED.has(document.kind) || isCollectionPage)
      return {
        kind: 'invalid',
        message: 'Only pages, folders, items and reusable sections can be duplicated.',
      };
    const body = copyBody(draft.body, deps.newId);
    const make = () =>
      createDocumentIn(tx, deps, actor, {
        siteId,
        kind: document.kind as 'page' | 'folder' | 'item' | 'section',
        body: { ...body, title: `Copy of ${body.title}`.slice(0, MOST_TITLE) },
        parentId: document.parentId,
        collectionId: document.collectionId,
        position: document.position,
        access: document.settings.access,
        ...(document.pageType === 0 ? {} : { pageType: document.pageType }),
      });
    return copyLesson(tx, document, make);
  });
}
