/** Refuses changes to what somebody else has locked. */
import type { Operation } from '#domain/content/operations.ts';
import { findHolder } from '#domain/editor/presence.ts';
import type { Person } from '#domain/presence/calls.ts';
import { fill } from '../fill.ts';
import { showToast, withdrawToast } from '../ui/toasts.tsx';
import type { EditingState } from './state.ts';
import type { Store } from './store.ts';
import * as say from './words/en.ts';

interface Pressed {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

/** A repeated notice replaces the previous one. */
const NOTICE = { about: 'locked' };

export function personName({ isSelf, name }: Pick<Person, 'isSelf' | 'name'>): string {
  return isSelf ? say.youInAnotherWindow : name;
}

export function lockedWords(holder: Person): string {
  return holder.isSelf
    ? say.youAreEditingThisInAnother
    : fill(say.personnameIsEditingThisNow, { personName: personName(holder) });
}

/** The notice goes when nothing is locked any more. */
export function withdrawLocked(people: readonly Person[]): void {
  if (people.every(({ holds }) => holds.length === 0)) withdrawToast(NOTICE.about);
}

/** @returns why these operations are refused, shown once per selection; undefined if they are not */
export function refuseLocked(
  store: Store<EditingState>,
  operations: readonly Operation[],
): string | undefined {
  const { people, text, warnedOf } = store.get();
  // A text that is already being edited may be finished.
  const others = operations.filter(({ id }) => id !== text?.id);
  const holder = findHolder(people, others);
  if (!holder) return undefined;
  const words = lockedWords(holder);
  if (warnedOf !== holder.seat) showToast(words, NOTICE);
  store.set({ warnedOf: holder.seat });
  return words;
}

/** @returns why a typed letter must not run a shortcut: it was meant for a locked text; undefined if it may */
export function refuseTyped(
  store: Store<EditingState & { readonly mode: 'edit' | 'preview' }>,
  pressed: Pressed,
): string | undefined {
  const { people, selection, mode } = store.get();
  if (mode !== 'edit' || !isTyped(pressed)) return undefined;
  const holder = people.find(({ holds }) => holds.some((id) => selection.includes(id)));
  if (!holder) return undefined;
  const words = lockedWords(holder);
  showToast(words, NOTICE);
  return words;
}

/** Space is not text here: it presses buttons and scrolls. */
function isTyped({ key, ctrl, alt, meta }: Pressed): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrl && !alt && !meta;
}
