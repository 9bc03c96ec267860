/** Puts items into the order in which visitors see them: by steps, or dropped beside another one. */
import { type DocumentView, place } from '#domain/content/calls.ts';
import { call } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { showError } from '../ui/toasts.tsx';

export interface Placing {
  readonly step: (id: string, by: 1 | -1) => void;
  readonly drop: (id: string, besideId: string, isBefore: boolean) => void;
}

/** @param items in their order */
export function usePlacing(items: readonly DocumentView[]): Placing {
  const { id: site } = useSite();
  const refresh = useRefreshDocuments(site);
  const putAt = (document: string, index: number) => {
    const others = items.filter(({ id }) => id !== document);
    const afterId = others[index - 1]?.id ?? null;
    call(place, { site, document, body: { parentId: null, afterId } })
      .catch(showError)
      .finally(() => void refresh());
  };
  const indexOf = (sought: string, among = items) => among.findIndex(({ id }) => id === sought);
  return {
    step: (id, by) => {
      const to = indexOf(id) + by;
      if (to >= 0 && to < items.length) putAt(id, to);
    },
    drop: (id, besideId, isBefore) => {
      if (id === besideId || indexOf(id) === -1) return;
      const beside = indexOf(
        besideId,
        items.filter((each) => each.id !== id),
      );
      putAt(id, isBefore ? beside : beside + 1);
    },
  };
}
