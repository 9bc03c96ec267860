/** Flags of this tab. A browser may refuse to keep them: then they are not set, and the console says why (ERRS-14). */

export function readSessionFlag(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null;
  } catch (error) {
    console.warn('[vitrine] session storage:', error);
    return false;
  }
}

export function writeSessionFlag(name: string): void {
  try {
    sessionStorage.setItem(name, '1');
  } catch (error) {
    console.warn('[vitrine] session storage:', error);
  }
}
