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

/**
 * Goes to the first field that is empty or wrong, where a form cannot be sent yet.
 * @returns what to do about it
 */
export function goToMissing(root: ParentNode): string {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const isWrong = (field: HTMLElement) => field.matches('[aria-invalid="true"], :invalid');
  const isEmpty = (field: HTMLInputElement) => !field.disabled && field.value === '' && !isOptional(field);
  const field = fields.find(isWrong) ?? fields.find(isEmpty);
  field?.focus();
  const label = field?.labels?.[0]?.textContent ?? field?.ariaLabel ?? '';
  return label === '' ? say.somethingIsMissing : fill(say.checkLabelFirst, { label });
}

const isOptional = (field: HTMLInputElement): boolean => field.type === 'search' || field.type === 'file';
