/** Many questions asked side by side, answered by one query. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SiteData } from '#domain/site-data.ts';

type Read<T> = (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;

/** For pages that are loaded side by side: what they ask for by ids within one turn is read at once. */
export function withSharedReads(data: SiteData): SiteData {
  return {
    ...data,
    media: shared(data.media),
    links: shared(data.links),
    products: shared(data.products),
    commentCounts: shared(data.commentCounts),
  };
}

/** The answer may hold what others have asked for too. */
function shared<T>(read: Read<T>): Read<T> {
  let waiting: { readonly ids: Set<string>; readonly answer: Promise<ReadonlyMap<string, T>> } | undefined;
  return async (ids) => {
    if (ids.length === 0) return new Map();
    waiting ??= gather();
    for (const id of ids) waiting.ids.add(id);
    return waiting.answer;
  };

  function gather() {
    const ids = new Set<string>();
    const answer = nextTurn().then(() => {
      waiting = undefined;
      return read([...ids]);
    });
    return { ids, answer };
  }
}
