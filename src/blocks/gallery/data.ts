/** Which of its pictures the address names: the page then shows that one by itself. */
import type { BlockDataLoader } from '../contract.ts';
import type { GalleryProps } from './props.ts';

export interface GalleryData {
  /** Place in `items`; undefined where the whole gallery is shown. */
  readonly shown: number | undefined;
}

export const load: BlockDataLoader<GalleryProps, GalleryData> = async ({ items }, { query }) => {
  const shown = items.findIndex(({ id }) => id === query['itemId']);
  return { shown: shown < 0 ? undefined : shown };
};
