/** The selection of files for bulk actions. */
import { useCallback, useMemo, useRef, useState } from 'react';
import { toggleIn } from '../../ui/toggle-in.ts';
import type { MediaItem } from './media-item.ts';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** @param toHere also selects everything between the last one and this one */
  readonly toggle: (id: string, items: readonly MediaItem[], toHere?: boolean) => void;
  readonly choose: (items: readonly MediaItem[]) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(undefined);
  const toggle = useCallback<Selection['toggle']>((id, items, toHere = false) => {
    const between = toHere ? rangeOf(items, last.current, id) : [];
    last.current = id;
    setIds((before) => (between.length > 0 ? new Set([...before, ...between]) : toggleIn(before, id)));
  }, []);
  const choose = useCallback<Selection['choose']>((items) => setIds(new Set(items.map(({ id }) => id))), []);
  const clear = useCallback(() => setIds((before) => (before.size === 0 ? before : new Set())), []);
  return useMemo(() => ({ ids, toggle, choose, clear }), [ids, toggle, choose, clear]);
}

function rangeOf(items: readonly MediaItem[], from: string | undefined, to: string): string[] {
  const [a, b] = [from, to].map((id) => items.findIndex((media) => media.id === id));
  if (a === undefined || b === undefined || a < 0 || b < 0) return [];
  return items.slice(Math.min(a, b), Math.max(a, b) + 1).map(({ id }) => id);
}
