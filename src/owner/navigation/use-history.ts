/** One undo over several documents: the step taken last is the first to be taken back. */
import type { Step } from '#domain/editor/session.ts';
import type { DocumentEditor } from '../editing/document-editor.ts';
import { useStore } from '../editing/store.ts';

export interface History {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

export function useHistory([first, second]: readonly [DocumentEditor, DocumentEditor]): History {
  const sessions = [
    useStore(first.store, (state) => state.session),
    useStore(second.store, (state) => state.session),
  ] as const;
  const has = (stack: 'steps' | 'undone') => sessions.some((session) => session[stack].length > 0);
  return {
    canUndo: has('steps'),
    canRedo: has('undone'),
    // Read anew: a key may come before the screen is drawn again.
    undo: () => latest(first, second, 'steps')?.undo(),
    redo: () => latest(first, second, 'undone')?.redo(),
  };
}

/** What was undone last was done first of what is left. */
function latest(
  first: DocumentEditor,
  second: DocumentEditor,
  stack: 'steps' | 'undone',
): DocumentEditor | undefined {
  const tops = [first, second].flatMap((editor) => {
    const top: Step | undefined = editor.store.get().session[stack].at(-1);
    return top ? [{ editor, at: top.at }] : [];
  });
  const sorted = tops.sort((a, b) => (stack === 'steps' ? b.at - a.at : a.at - b.at));
  return sorted[0]?.editor;
}
