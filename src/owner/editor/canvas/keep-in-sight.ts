/** Keeps the selection in view when the page changes its width. */
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import type { Store } from '../../editing/store.ts';
import type { EditorState } from '../state.ts';

interface Followed {
  readonly store: Store<EditorState>;
  toFrame(message: OwnerMessage): void;
}

export function keepInSight({ store, toFrame }: Followed): () => void {
  let { device } = store.get();
  /** Its last position; the next one is that in the new width. */
  let before: EditorState['geometry'] | undefined;
  return store.subscribe(() => {
    const state = store.get();
    if (state.device !== device) {
      device = state.device;
      before = state.geometry;
      return;
    }
    if (before === undefined || state.geometry === before) return;
    before = undefined;
    const [id] = state.selection;
    if (id) toFrame({ type: 'scrollTo', id });
  });
}
