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
