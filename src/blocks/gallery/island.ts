/** Layouts that move are brought to life; the others are links, and need nothing. */
import type { Island } from '#runtime/island.ts';
import { reportError } from '#runtime/report-error.ts';

const mount: Island = (block) => {
  const root = block.querySelector<HTMLElement>('[data-gallery]');
  const data = root?.dataset['gallery'];
  if (!root?.querySelector('.gallery-frame') || data === undefined) return () => {};
  let isWanted = true;
  let undo = () => {};
  // The editor has an address of its own.
  const isSynced = document.getElementById('edit-context') === null;
  import('#widgets/gallery/mount-gallery.ts')
    .then(({ mountGallery }) => {
      if (isWanted) undo = mountGallery(root, { data, isSynced });
    })
    .catch((error: unknown) => reportError(error, { island: 'gallery' }));
  return () => {
    isWanted = false;
    undo();
  };
};
export default mount;
