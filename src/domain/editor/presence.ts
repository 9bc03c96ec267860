/**
 * Who else is on a page, and which block each of them holds. Editors say so every few seconds; who has been
 * silent for a while is gone. Of two who choose the same block, the first one holds it; the other one waits.
 */
import { type Operation, touchedIds } from '../content/operations.ts';
import type { Person } from '../presence/calls.ts';
import { MINUTE_MS } from '../time.ts';

/** How often an editor says that it is there. */
export const PRESENCE_EVERY_MS = 3000;
/** The same while somebody else is there. */
export const PRESENCE_TOGETHER_MS = 1500;
/** Who has done nothing for so long holds nothing any more. */
export const HOLD_IDLE_MS = MINUTE_MS;
/** After this silence somebody counts as gone. */
export const PRESENCE_TTL_MS = 15_000;

/** Dark enough for white words on them; apart from each other for the colour blind. */
const COLOURS = ['#0b6e99', '#a23b2c', '#5b4a9e', '#8a5a00', '#00704a', '#9c2f6b', '#44546a'] as const;

/** Always the same colour for the same seat. */
export function colourOf(seat: string): string {
  const sum = [...seat].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? COLOURS[0];
}

/** "Ada Berg" is AB: at most two letters, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const wanted = words.length > 1 ? [words[0], words.at(-1)] : words;
  return wanted.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('') || '?';
}

/** Who else holds something that these operations would change. */
export function findHolder(people: readonly Person[], operations: readonly Operation[]): Person | undefined {
  const touched = new Set(operations.flatMap((each) => (each.op === 'insert' ? [] : touchedIds(each))));
  return people.find(({ holds }) => holds.some((id) => touched.has(id)));
}
