/** Which groups of the panel were left open or closed, in this browser. */
const KEY = 'vitrine-panel-folds';

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** @returns undefined for one that nobody has touched */
export function readFold(name: string): boolean | undefined {
  const kept = readAll()[name];
  return typeof kept === 'boolean' ? kept : undefined;
}

export function keepFold(name: string, isOpen: boolean): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [name]: isOpen }));
  } catch {
    // Next time it is as at first.
  }
}
