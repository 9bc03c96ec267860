/** Files that were dropped come back one by one, in any order: they are put in together, in the order they were given. */
import { useRef } from 'react';
import type { MediaItem } from '../media/library/media-item.ts';
import { isPicture } from '../media/library/media-item.ts';

/** Gathers what arrives within a moment, so that a hundred files are no hundred changes to undo. */
const GATHER_MS = 400;

/** @returns what is called with each file once it is stored */
export function useAddUploaded(add: (mediaIds: readonly string[]) => void) {
  const latest = useRef(add);
  latest.current = add;
  return (expected: number): ((media: MediaItem) => void) => {
    let gathered: string[] = [];
    let left = expected;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = (): void => {
      clearTimeout(timer);
      if (gathered.length > 0) latest.current(gathered.toSorted());
      gathered = [];
    };
    return (media) => {
      left -= 1;
      if (isPicture(media)) gathered.push(media.id);
      clearTimeout(timer);
      if (left === 0) flush();
      else timer = setTimeout(flush, GATHER_MS);
    };
  };
}
