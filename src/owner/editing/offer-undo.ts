/** Words about what was just done, with the way back. They go with the next change: no other is ever taken back. */
import { showToast, type ToastAction, withdrawToast } from '../ui/toasts.tsx';
import type { EditingState } from './state.ts';
import type { Store } from './store.ts';

interface Offering {
  readonly store: Store<EditingState>;
  undo(): void;
}

let shown: { readonly about: string; readonly stopFollowing: () => void } | undefined;
let count = 0;

/** @param offer something else to do about it */
export function offerUndo(editor: Offering, words: string, offer?: ToastAction): void {
  withdrawUndo();
  const offered = newestStep(editor);
  const isNewest = () => newestStep(editor) === offered;
  count += 1;
  const about = `way back ${count}`;
  const stopFollowing = editor.store.subscribe(() => {
    if (!isNewest()) withdrawUndo();
  });
  shown = { about, stopFollowing };
  const onSelect = () => {
    if (isNewest()) editor.undo();
  };
  showToast(words, { about, action: { label: 'Undo', onSelect }, offer });
}

/** Another change has been made, or the editor is left. */
export function withdrawUndo(): void {
  if (!shown) return;
  const { about, stopFollowing } = shown;
  shown = undefined;
  stopFollowing();
  withdrawToast(about);
}

/** The same for the same step, also once the server has worded it anew. */
function newestStep({ store }: Offering): string {
  const { steps } = store.get().session;
  const last = steps.at(-1);
  return [steps.length, last?.startedAt, last?.at, last?.label].join(' ');
}
