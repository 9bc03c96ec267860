/** What is typed into a field that takes one thing after another, and is not added yet, is not lost by saving. */

import { fill } from '../fill.ts';
import * as say from './words/en.ts';

/**
 * Goes to the first such field: one whose input says in `data-unfinished` what to do about it.
 * @returns these words; undefined where everything is added
 */
export function goToUnfinished(root: ParentNode): string | undefined {
  const field = root.querySelector<HTMLElement>('[data-unfinished]');
  field?.focus();
  return field?.dataset['unfinished'];
}

/** @param typed empty where nothing waits to be added */
export function unfinishedWords(typed: string, how = say.pressEnterToAddIt): string | undefined {
  return typed.trim() === '' ? undefined : fill(say.typedIsNotAddedYetHow, { typed: typed.trim(), how });
}
