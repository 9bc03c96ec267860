/** Shows visitors the draft of a document as it stands here. */
import type { DocumentView } from '#domain/content/calls.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import { isSaved } from '#domain/editor/session.ts';
import { ApiError, call } from '../api.ts';
import type { DocumentEditor } from './document-editor.ts';

const UNSAVED = 'Your last changes have not been saved yet. Publish again in a moment.';

/** @throws ApiError, in these words where it cannot be saved first */
export async function publishDraft(
  { own, saver, store }: Pick<DocumentEditor, 'own' | 'saver' | 'store'>,
  unsaved = UNSAVED,
): Promise<DocumentView> {
  await saver.flush();
  const { session } = store.get();
  if (!isSaved(session)) throw new ApiError(0, 'offline', unsaved, undefined);
  const { document } = await call(publish, { ...own, body: { revisionId: session.base.id } });
  store.set({ publishedId: session.base.id });
  return document;
}
