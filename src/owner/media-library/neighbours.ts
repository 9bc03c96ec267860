/** The files before and after the open one, also where it has left the list since it was opened. */
import type { MediaItem } from './media-item.ts';

/** What the grid shows, newest first. */
export interface Shown {
  readonly items: readonly MediaItem[];
  /** Pictures that wait for their alternative text. */
  readonly lacksAlt: boolean;
}

export interface Neighbours {
  readonly previous: MediaItem | undefined;
  readonly next: MediaItem | undefined;
}

/** Ids begin with the time they were made at, and lists go by them. */
export function neighboursOf(items: readonly MediaItem[], openId: string): Neighbours {
  return {
    previous: items.findLast(({ id }) => id > openId),
    next: items.find(({ id }) => id < openId),
  };
}
