/** Undo and redo with the keyboard; text fields keep their own. */
import { useEffect } from 'react';
import type { DocumentEditor } from './document-editor.ts';
import { isOverlayOpen } from './open-overlay.ts';

const TYPED_IN =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="color"], [type="range"])';

export function useUndoKeys(editor: Pick<DocumentEditor, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey: ctrl, shiftKey: shift, altKey: alt, metaKey: meta } = event;
      const way = wayOf({ key, ctrl, shift, alt, meta });
      if (!way || isOverlayOpen() || (event.target instanceof Element && event.target.matches(TYPED_IN)))
        return;
      event.preventDefault();
      editor[way]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [editor]);
}

interface Pressed {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

/** A key that the page in the frame did not handle. */
export function takeUndoKey(editor: DocumentEditor, pressed: Pressed): void {
  const way = wayOf(pressed);
  if (way && !isOverlayOpen()) editor[way]();
}

function wayOf({ key, ctrl, meta, shift, alt }: Pressed): 'undo' | 'redo' | undefined {
  if (alt || !(ctrl || meta)) return undefined;
  const sign = key.toLowerCase();
  if (sign === 'y') return 'redo';
  if (sign !== 'z') return undefined;
  return shift ? 'redo' : 'undo';
}
