/** Who made the changes that come in from elsewhere, as far as is known: whose other window, or that of others. */

import type { Person } from '#domain/presence/calls.ts';
import { listed } from '../language.ts';
import * as say from './words/en.ts';

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
  const names = new Set(people.map(({ isSelf, name }) => (isSelf ? say.yourOtherWindow : name)));
  return listed([...names]);
}

export const CHANGED_ELSEWHERE = 'changed elsewhere';

/** Shown when what was changed here was changed elsewhere too. */
export const COLLIDED: Readonly<Record<WhoElse, string>> = {
  self: say.youChangedThisInAnotherWindow,
  others: say.someoneElseChangedThisTooChoose,
  unknown: say.thisWasChangedElsewhereTooChoose,
};

/** Shown when the text that is open here was changed elsewhere. */
export const TEXT_CHANGED: Readonly<Record<WhoElse, string>> = {
  self: say.youChangedThisTextInAnother,
  others: say.someoneElseChangedThisTextThe,
  unknown: say.thisTextWasChangedElsewhereThe,
};
