/** What is typed into a field that takes one thing after another, and is not added yet, is not lost by saving. */

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
export function unfinishedWords(typed: string, how = 'Press Enter to add it'): string | undefined {
  return typed.trim() === '' ? undefined : `“${typed.trim()}” is not added yet. ${how}, or clear the field.`;
}
