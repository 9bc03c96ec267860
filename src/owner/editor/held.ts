/** What somebody else is at work on stays as it is here until they have moved on. */
import type { Operation } from '#domain/content/operations.ts';
import { findHolder, type Person } from '#domain/editor/presence.ts';
import { showToast } from '../ui/toasts.tsx';
import type { EditorState } from './state.ts';
import type { Store } from './store.ts';

export function personName({ isSelf, name }: Pick<Person, 'isSelf' | 'name'>): string {
  return isSelf ? 'Another tab of yours' : name;
}

export function heldWords(holder: Person): string {
  return `${personName(holder)} is editing this now.`;
}

/** @returns why these operations have to wait, shown once for each choice of a block; undefined where they need not */
export function refuseHeld(store: Store<EditorState>, operations: readonly Operation[]): string | undefined {
  const { people, text, warnedOf } = store.get();
  // A text that was begun is not taken out of anybody's hands.
  const others = operations.filter(({ id }) => id !== text?.id);
  const holder = findHolder(people, others);
  if (!holder) return undefined;
  const words = heldWords(holder);
  if (warnedOf !== holder.seat) showToast(words);
  store.set({ warnedOf: holder.seat });
  return words;
}
