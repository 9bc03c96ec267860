/** A version that was brought back comes in as a step of its own, which undo takes back. */
import { replaceBody } from '#domain/content/replace-body.ts';
import type { DocumentEditor } from './document-editor.ts';
import { mergeChanges } from './presence.ts';
import * as say from './words/en.ts';

export async function takeRestored(editor: DocumentEditor): Promise<void> {
  const { store } = editor;
  const before = store.get().session;
  await mergeChanges(editor);
  const { session } = store.get();
  const operations = replaceBody(before.body, session.body);
  if (session.base.id === before.base.id || operations.length === 0) return;
  const at = Date.now();
  const step = { label: say.restoreAVersion, operations, at, startedAt: at };
  store.set({ session: { ...session, steps: [...session.steps, step], undone: [] } });
}
