/** What is said of a form that was not taken, and what becomes of its entries where nothing could be sent at all. */
import { dropEntries, keepEntries, returnEntries } from '#widgets/form/kept-entries.ts';

export interface Problem {
  /** Of the form as a whole, above it. */
  readonly message?: string;
  /** Beneath it, near the button. */
  readonly below?: string;
  readonly errors?: Readonly<Record<string, string>>;
}

export function problemBlock(message: string): HTMLElement {
  const block = document.createElement('p');
  block.className = 'form-problem';
  block.tabIndex = -1;
  block.textContent = message;
  return block;
}

/**
 * Nothing came back: without a connection the entries are kept, since the page may be loaded again before there is one.
 * @param offline what is said then
 */
export function unsent(form: HTMLFormElement, message: string, offline: string): Problem {
  if (navigator.onLine) return { message };
  keepEntries(form, keyOf(form));
  return { message: offline };
}

/** What an earlier visit in this tab could not send; what counts letters or asks further is told. */
export function returnUnsent(form: HTMLFormElement): void {
  for (const entry of returnEntries(form, keyOf(form)))
    entry.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

export function dropUnsent(form: HTMLFormElement): void {
  dropEntries(keyOf(form));
}

function keyOf(form: HTMLFormElement): string {
  return `vitrine-form-${form['formId']?.value}`;
}
