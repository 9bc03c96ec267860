/** Undo and redo by the keyboard; fields that are typed in keep their own. */
import { useEffect } from 'react';
import type { Editor } from '../editor/editor.ts';

const TYPED_IN =
  'textarea, select, input:not([type="radio"], [type="checkbox"], [type="color"], [type="range"])';

export function useUndoKeys(editor: Pick<Editor, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || (event.target instanceof Element && event.target.matches(TYPED_IN))) return;
      event.preventDefault();
      editor[way]();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [editor]);
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const sign = key.toLowerCase();
  if (sign === 'y') return 'redo';
  if (sign !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}
