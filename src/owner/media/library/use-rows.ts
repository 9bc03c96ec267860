/** Lays out the tiles of a list, again whenever its width or its files change. */
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Box, justify, type RowLook, type Rows } from './justify.ts';
import { isPicture, type MediaItem, shownRatio } from './media-item.ts';

/** Undefined until the list has been measured, before the first paint. */
export function useRows(list: RefObject<HTMLElement | null>, items: readonly MediaItem[]): Rows | undefined {
  const look = useLook(list);
  const known = useRef<readonly Box[]>([]);
  return useMemo(() => {
    if (!look) return undefined;
    const rows = justify(
      items.map((media) => (isPicture(media) ? shownRatio(media) : 1)),
      look,
    );
    // Reuses the objects of unmoved tiles, so that they do not render again.
    const boxes = rows.boxes.map((box, index) => {
      const before = known.current[index];
      return before && isSame(before, box) ? before : box;
    });
    known.current = boxes;
    return { ...rows, boxes };
  }, [items, look]);
}

function isSame(a: Box, b: Box): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;
}

function useLook(list: RefObject<HTMLElement | null>): RowLook | undefined {
  const [look, setLook] = useState<RowLook>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = (): void => {
      const next = lookOf(element);
      setLook((before) =>
        before?.width === next.width && before.rowHeight === next.rowHeight ? before : next,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return look;
}

function lookOf(element: HTMLElement): RowLook {
  const style = getComputedStyle(element);
  return {
    width: element.clientWidth,
    rowHeight: Number.parseFloat(style.getPropertyValue('--row')),
    wordsHeight: Number.parseFloat(style.getPropertyValue('--words')),
    gap: Number.parseFloat(style.columnGap) || 0,
    rowGap: Number.parseFloat(style.rowGap) || 0,
  };
}
