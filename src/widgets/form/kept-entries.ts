/**
 * What is entered in a form, kept in the tab until it is sent: over a reload, and no longer than the tab is open. Passwords, files and
 * what the page itself put in hidden inputs are left out.
 */

/** What a visitor enters, in the order in which it stands in the form. */
function entriesOf(form: HTMLFormElement): HTMLInputElement[] {
  const entries = [...form.querySelectorAll<HTMLInputElement>('input,textarea,select')];
  return entries.filter(({ name, type }) => name && !/^(hidden|password|file|submit|button)$/.test(type));
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

export function keepEntries(form: HTMLFormElement, key: string): void {
  const kept = entriesOf(form).map((entry) => [entry.name, isTicked(entry) ? entry.checked : entry.value]);
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here: it still stands in the form.
  }
}

/** @returns the entries that were filled in; none where nothing was kept, or the form has changed since */
export function returnEntries(form: HTMLFormElement, key: string): readonly HTMLInputElement[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string, string | boolean][];
    const entries = entriesOf(form);
    if (kept.length === 0 || entries.some(({ name }, index) => name !== kept[index]?.[0])) return [];
    entries.forEach((entry, index) => {
      const value = kept[index]?.[1];
      if (typeof value === 'boolean') entry.checked = value;
      else entry.value = value ?? '';
    });
    return entries;
  } catch {
    return [];
  }
}

export function dropEntries(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Then nothing was kept either.
  }
}
