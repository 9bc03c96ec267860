/** Shows visitors the draft of a document as it stands here. */
import type { DocumentView } from '#domain/content/calls.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import { isSaved } from '#domain/editor/session.ts';
import { ApiError, call } from '../api.ts';
import { fill } from '../fill.ts';
import type { DocumentEditor } from './document-editor.ts';
import { unsavedReason } from './save-words.ts';
import * as say from './words/en.ts';

const UNSAVED = say.notPublishedYourLastChangesCould;
/** A page that does not answer, as after its computer slept, holds nothing back for longer. */
const TEXT_WITHIN_MS = 1000;

type Publishing = Pick<DocumentEditor, 'own' | 'saver' | 'store' | 'toFrame'>;

/** Saves everything, the words of an open text included. @returns whether it is saved */
export async function saveAll({ saver, store, toFrame }: Omit<Publishing, 'own'>): Promise<boolean> {
  await closeText({ store, toFrame });
  await saver.flush();
  return isSaved(store.get().session);
}

/** The page reports the last words of a text when it closes it. */
function closeText({ store, toFrame }: Pick<Publishing, 'store' | 'toFrame'>): Promise<void> {
  if (!store.get().text) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, TEXT_WITHIN_MS);
    const stop = store.subscribe(() => {
      if (!store.get().text) end();
    });
    toFrame({ type: 'endText' });
  });
}

/** @throws ApiError, in these words where something cannot be saved */
export async function publishDraft(editor: Publishing, unsaved?: string): Promise<DocumentView> {
  await requireSaved(editor, unsaved);
  return publishSaved(editor);
}

/** @throws ApiError, in these words where something cannot be saved */
export async function requireSaved(editor: Publishing, unsaved = UNSAVED): Promise<void> {
  if (await saveAll(editor)) return;
  const reason = unsavedReason(editor.store.get().saving, Date.now());
  const words = reason === undefined ? unsaved : fill(say.notPublishedYourLastChangesCouldNot, { reason });
  throw new ApiError(0, 'unsaved', words, undefined);
}

/** Publishes what was saved last. */
export async function publishSaved({ own, store }: Publishing): Promise<DocumentView> {
  const revisionId = store.get().session.base.id;
  const { document } = await call(publish, { ...own, body: { revisionId } });
  store.set({ publishedId: revisionId });
  return document;
}
