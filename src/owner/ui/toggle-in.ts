/** Sets of what is chosen, for browsers that know no symmetric difference. */
export function toggleIn(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
