/** Pictures open large, and layouts that move are brought to life; without it all of them are links. */
import { NO_LIGHTBOX, NO_LOADER, NO_VIDEO_LOADER } from '#domain/gallery/loading-messages.ts';
import type { Island, Undo } from '#runtime/island.ts';
import { reportError } from '#runtime/report-error.ts';
import { broughtWords } from '#runtime/words.ts';
import { fetchNeeded } from '#widgets/gallery/needed-parts.ts';
import { openLightboxOf } from '../kit/lightbox-trigger.ts';

const mount: Island = (block) => {
  const root = block.querySelector<HTMLElement>('[data-gallery]');
  // The page of one slide has no more to it than that slide's video.
  if (!root) return startVideos(block);
  const undos = [
    ...(opensLarge(root) ? [openLightboxOf(root), pressBySpace(root)] : [startVideos(root)]),
    ...(root.querySelector('.gallery-frame') ? [startEngine(root)] : []),
  ];
  return () => {
    for (const undo of undos.reverse()) undo();
  };
};
export default mount;

/** Links answer to Enter by themselves; what opens a viewer is expected to answer to Space too (GALL-15). */
function pressBySpace(root: HTMLElement): Undo {
  const press = (event: KeyboardEvent) => {
    const item = event.target as HTMLElement;
    if (event.key !== ' ' || event.repeat || !item.matches('[data-lightbox-item]')) return;
    event.preventDefault();
    item.click();
  };
  root.addEventListener('keydown', press);
  return () => root.removeEventListener('keydown', press);
}

/** Where it cannot, the links lead where they say. */
function opensLarge(root: HTMLElement): boolean {
  if (root.dataset['lightbox'] === undefined) return false;
  if ('showModal' in HTMLDialogElement.prototype) return true;
  console.warn(NO_LIGHTBOX);
  return false;
}

function startVideos(root: HTMLElement): Undo {
  // Where it is seen on the whole screen, the lightbox plays it.
  if (!root.querySelector('.video-frame:not(:has([data-lightbox-item]))')) return () => {};
  return startLater(NO_VIDEO_LOADER, async () => {
    const { mountVideos } = await import('#widgets/gallery/videos.ts');
    return () => mountVideos(root);
  });
}

function startEngine(root: HTMLElement): Undo {
  const options = {
    data: root.dataset['gallery'] ?? '',
    // The editor has an address of its own.
    isSynced: document.getElementById('edit-context') === null,
    onLegacy: (message: string) =>
      reportError(new Error(message), { island: 'gallery', kind: 'deprecation' }),
  };
  return startLater(NO_LOADER, async () => {
    const [{ mountGallery }, needed] = await Promise.all([
      import('#widgets/gallery/mount-gallery.ts'),
      fetchNeeded(root),
    ]);
    return () => mountGallery(root, { ...options, needed, words: broughtWords('gallery') });
  });
}

/** @param missing said where its part of the script cannot be had */
function startLater(missing: string, fetchPart: () => Promise<() => Undo>): Undo {
  let isWanted = true;
  let undo = () => {};
  const start = async () => {
    const begin = await fetchPart().catch((error: unknown) => {
      console.error(missing);
      throw error;
    });
    if (isWanted) undo = begin();
  };
  start().catch((error: unknown) => reportError(error, { island: 'gallery' }));
  return () => {
    isWanted = false;
    undo();
  };
}
