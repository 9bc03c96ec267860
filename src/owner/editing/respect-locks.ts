/** What somebody else is at work on stays as it is here until they have moved on. */
import type { Operation } from '#domain/content/operations.ts';
import { findHolder, type Person } from '#domain/editor/presence.ts';
import { showToast } from '../ui/toasts.tsx';
import type { EditingState } from './state.ts';
import type { Store } from './store.ts';

interface Pressed {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

/** Said again it takes its own place. */
const NOTICE = { about: 'held' };

export function personName({ isSelf, name }: Pick<Person, 'isSelf' | 'name'>): string {
  return isSelf ? 'Another tab of yours' : name;
}

export function heldWords(holder: Person): string {
  return `${personName(holder)} is editing this now.`;
}

/** @returns why these operations have to wait, shown once for each choice of a block; undefined where they need not */
export function refuseLocked(
  store: Store<EditingState>,
  operations: readonly Operation[],
): string | undefined {
  const { people, text, warnedOf } = store.get();
  // A text that was begun is not taken out of anybody's hands.
  const others = operations.filter(({ id }) => id !== text?.id);
  const holder = findHolder(people, others);
  if (!holder) return undefined;
  const words = heldWords(holder);
  if (warnedOf !== holder.seat) showToast(words, NOTICE);
  store.set({ warnedOf: holder.seat });
  return words;
}

/** @returns why what is typed is no command: it was meant for what somebody else holds; undefined where it was not */
export function refuseTyped(
  store: Store<EditingState & { readonly mode: 'edit' | 'preview' }>,
  pressed: Pressed,
): string | undefined {
  const { people, selection, mode } = store.get();
  if (mode !== 'edit' || !isTyped(pressed)) return undefined;
  const holder = people.find(({ holds }) => holds.some((id) => selection.includes(id)));
  if (!holder) return undefined;
  const words = heldWords(holder);
  showToast(words, NOTICE);
  return words;
}

/** The space bar presses buttons and scrolls. */
function isTyped({ key, ctrl, alt, meta }: Pressed): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrl && !alt && !meta;
}
