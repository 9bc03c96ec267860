/** The files before and after the open one, even if it has left the list since. */
import type { MediaItem } from './media-item.ts';

/** What the grid shows, newest first. */
export interface Shown {
  readonly items: readonly MediaItem[];
  /** Whether only pictures without alternative text are listed. */
  readonly lacksAlt: boolean;
  /** The folder or label to which the list is limited; empty or absent where there is none. */
  readonly groupId?: string;
}

export interface Neighbours {
  readonly previous: MediaItem | undefined;
  readonly next: MediaItem | undefined;
}

/** Ids begin with their creation time, and lists are sorted by them. */
export function neighboursOf(items: readonly MediaItem[], openId: string): Neighbours {
  return {
    previous: items.findLast(({ id }) => id > openId),
    next: items.find(({ id }) => id < openId),
  };
}
