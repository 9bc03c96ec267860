/** Which blocks somebody has added lately, for the top of the palette. */
const KEY = 'vitrine-recent-blocks';
const MOST = 4;

export function recentlyUsed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((each) => typeof each === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberUse(type: string): void {
  try {
    const types = [type, ...recentlyUsed().filter((each) => each !== type)].slice(0, MOST);
    localStorage.setItem(KEY, JSON.stringify(types));
  } catch {
    // Without storage the palette has no such row.
  }
}
