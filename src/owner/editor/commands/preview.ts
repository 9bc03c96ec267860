/** The full-screen preview: the page as visitors use it, without outlines and with working links. */
import { useEffect } from 'react';
import { useMay } from '../../session.ts';
import type { Editor } from '../editor.ts';
import * as say from './words/en.ts';

export function setFullPreview(editor: Editor, isFullPreview: boolean): void {
  const mode = isFullPreview || !editor.store.get().mayEdit ? 'preview' : 'edit';
  editor.store.set({ isFullPreview, mode, palette: null });
  editor.toFrame({ type: 'mode', mode });
  editor.announce(isFullPreview ? say.previewPressEscapeToGoBack : say.backToEditing);
}

export function togglePreview(editor: Editor): void {
  setFullPreview(editor, !editor.store.get().isFullPreview);
}

/** Roles that may only look at the site see the page as visitors do, with the panels around it. */
export function useReadOnly(editor: Editor): void {
  const mayEdit = useMay('config.content');
  useEffect(() => {
    const mode = mayEdit ? editor.store.get().mode : 'preview';
    editor.store.set({ mayEdit, mode });
    editor.toFrame({ type: 'mode', mode });
  }, [editor, mayEdit]);
}
