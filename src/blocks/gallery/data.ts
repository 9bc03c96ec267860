/** Which pictures a gallery shows, where it follows a folder or label, and which of them the address names. */
import type { MediaView } from '#domain/media/calls.ts';
import { entriesOfGroup } from '#domain/media/group-order.ts';
import type { BlockDataLoader } from '../contract.ts';
import { type GalleryProps, MAX_SLIDES, type Slide } from './props.ts';

export interface GalleryData {
  /** Place in `items`; undefined where the whole gallery is shown. */
  readonly shown: number | undefined;
  readonly items: readonly Slide[];
  /** Files of the group: the page itself knows only those that its document names. */
  readonly files: ReadonlyMap<string, MediaView>;
}

const NO_FILES: ReadonlyMap<string, MediaView> = new Map();

export const load: BlockDataLoader<GalleryProps, GalleryData> = async (props, { site, query }) => {
  const { items, files } = await slidesIn(props, site);
  const shown = items.findIndex(({ id }) => id === query['itemId']);
  return { shown: shown < 0 ? undefined : shown, items, files };
};

type Site = Parameters<typeof load>[1]['site'];

async function slidesIn({ items, group, groupOrder }: GalleryProps, site: Site) {
  if (group === undefined) return { items, files: NO_FILES };
  const files = await site.mediaInGroup(group, MAX_SLIDES);
  return {
    items: entriesOfGroup(items, files, groupOrder),
    files: new Map(files.map((file) => [file.id, file])),
  };
}
