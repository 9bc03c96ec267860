/** The full-screen preview: the page as visitors use it, without outlines and with working links. */
import type { Editor } from '../editor.ts';

export function setFullPreview(editor: Editor, isFullPreview: boolean): void {
  const mode = isFullPreview ? 'preview' : 'edit';
  editor.store.set({ isFullPreview, mode, palette: null });
  editor.toFrame({ type: 'mode', mode });
  editor.announce(isFullPreview ? 'Preview. Press Escape to go back to editing.' : 'Editing again.');
}

export function togglePreview(editor: Editor): void {
  setFullPreview(editor, !editor.store.get().isFullPreview);
}
