/** A toast that undoes what was just done. The next change withdraws it, so that it never undoes another. */

import { showToast, type ToastAction, withdrawToast } from '../ui/toasts.tsx';
import type { EditingState } from './state.ts';
import type { Store } from './store.ts';
import * as say from './words/en.ts';

interface Offering {
  readonly store: Store<EditingState>;
  undo(): void;
}

let shown: { readonly about: string; readonly stopFollowing: () => void } | undefined;
let count = 0;

/** @param offer a further action */
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
  showToast(words, { about, action: { label: say.undo, onSelect }, offer });
}

/** Called when another change has been made, or the editor is left. */
export function withdrawUndo(): void {
  if (!shown) return;
  const { about, stopFollowing } = shown;
  shown = undefined;
  stopFollowing();
  withdrawToast(about);
}

/** Identifies a step, even after the server has rewritten its operations. */
function newestStep({ store }: Offering): string {
  const { steps } = store.get().session;
  const last = steps.at(-1);
  return [steps.length, last?.startedAt, last?.at, last?.label].join(' ');
}
