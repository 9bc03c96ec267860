/** Who made the changes that come in from elsewhere, as far as is known: whose other window, or that of others. */
import type { Person } from '#domain/presence/calls.ts';

/** `unknown`: this window has not met anybody on the page, or both. */
export type WhoElse = 'self' | 'others' | 'unknown';

export function whoElse(people: readonly Pick<Person, 'isSelf'>[]): WhoElse {
  const isSelf = people.some((person) => person.isSelf);
  const areOthers = people.some((person) => !person.isSelf);
  if (isSelf === areOthers) return 'unknown';
  return isSelf ? 'self' : 'others';
}

/** "Bo Lind", "Bo Lind and your other window". */
export function namesOf(people: readonly Pick<Person, 'isSelf' | 'name'>[]): string {
  const names = new Set(people.map(({ isSelf, name }) => (isSelf ? 'your other window' : name)));
  return new Intl.ListFormat('en-GB').format(names);
}

export const CHANGED_ELSEWHERE = 'changed elsewhere';

/** Shown when what was changed here was changed elsewhere too. */
export const COLLIDED: Readonly<Record<WhoElse, string>> = {
  self: 'You changed this in another window too. Choose which version to keep.',
  others: 'Someone else changed this too. Choose which version to keep.',
  unknown: 'This was changed elsewhere too. Choose which version to keep.',
};

/** Shown when the text that is open here was changed elsewhere. */
export const TEXT_CHANGED: Readonly<Record<WhoElse, string>> = {
  self: 'You changed this text in another window. This page shows that version now.',
  others: 'Someone else changed this text. The page shows their version now.',
  unknown: 'This text was changed elsewhere. The page shows the new version now.',
};
