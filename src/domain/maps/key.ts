/** The key of the maps service travels encoded in the page's context, so that no crawler mistakes it for words. */

export function encodeMapsKey(key: string): string {
  return btoa(key);
}

/** Empty for what is no such text. */
export function decodeMapsKey(encoded: string): string {
  try {
    return atob(encoded);
  } catch {
    return '';
  }
}
