/** Words about what was just done, with the way back. They go with the next change: no other is ever taken back. */
import { showToast, type ToastAction, withdrawToast } from '../ui/toasts.tsx';
import type { EditorState } from './state.ts';
import type { Store } from './store.ts';

interface Offering {
  readonly store: Store<EditorState>;
  undo(): void;
}

let shown: { readonly about: string; readonly stopFollowing: () => void } | undefined;
let count = 0;

/** @param offer something else to do about it */
export function offerWayBack(editor: Offering, words: string, offer?: ToastAction): void {
  withdrawWayBack();
  const offered = newestStep(editor);
  const isNewest = () => newestStep(editor) === offered;
  count += 1;
  const about = `way back ${count}`;
  const stopFollowing = editor.store.subscribe(() => {
    if (!isNewest()) withdrawWayBack();
  });
  shown = { about, stopFollowing };
  const onSelect = () => {
    if (isNewest()) editor.undo();
  };
  showToast(words, { about, action: { label: 'Undo', onSelect }, offer });
}

/** Another change has been made, or the editor is left. */
export function withdrawWayBack(): void {
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
