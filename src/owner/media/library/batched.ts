/** Asks for many things by their ids in one call, whoever asks for them at the same moment. */

/** As many as the server answers at once. */
const MAX_IDS = 100;

type ReadMany<T> = (siteId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/** @returns reads one; undefined where the answer lacks it */
export function batched<T>(readMany: ReadMany<T>): (siteId: string, id: string) => Promise<T | undefined> {
  const waiting = new Map<string, { readonly ids: Set<string>; readonly answer: ReturnType<ReadMany<T>> }>();
  return async (siteId, id) => {
    const open = waiting.get(siteId);
    if (open && open.ids.size < MAX_IDS) {
      open.ids.add(id);
      return (await open.answer).get(id);
    }
    const ids = new Set([id]);
    // A task, not a microtask: what is rendered together asks one after the other.
    const answer = new Promise<void>((resolve) => {
      setTimeout(resolve);
    }).then(() => {
      if (waiting.get(siteId)?.ids === ids) waiting.delete(siteId);
      return readMany(siteId, [...ids]);
    });
    waiting.set(siteId, { ids, answer });
    return (await answer).get(id);
  };
}
