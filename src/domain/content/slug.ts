export function slugOf(t: string, _o: { isTopLevel: boolean }): string {
  return (
    t
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'page'
  );
}
export async function uniqueSlug(slug: string, isTaken: (s: string) => Promise<boolean>): Promise<string> {
  let s = slug;
  for (let i = 2; await isTaken(s); i++) s = `${slug}-${i}`;
  return s;
}

/** Why a text cannot be the last part of an address, or undefined. */
export function checkSlug(slug: string, options: { isTopLevel: boolean }): string | undefined {
  return slugOf(slug, options) === slug ? undefined : `“${slug}” is not a valid page URL`;
}
