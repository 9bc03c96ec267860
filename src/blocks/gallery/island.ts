/** Pictures open large, and layouts that move are brought to life; without it all of them are links. */
import type { Island, Undo } from '#runtime/island.ts';
import { reportError } from '#runtime/report-error.ts';
import { openLightboxOf } from '../kit/lightbox-trigger.ts';

const mount: Island = (block) => {
  const root = block.querySelector<HTMLElement>('[data-gallery]');
  if (!root) return () => {};
  const undos = [
    ...(root.dataset['lightbox'] === undefined ? [] : [openLightboxOf(root), pressBySpace(root)]),
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

function startEngine(root: HTMLElement): Undo {
  let isWanted = true;
  let undo = () => {};
  const options = {
    data: root.dataset['gallery'] ?? '',
    // The editor has an address of its own.
    isSynced: document.getElementById('edit-context') === null,
  };
  import('#widgets/gallery/mount-gallery.ts')
    .then(({ mountGallery }) => {
      if (isWanted) undo = mountGallery(root, options);
    })
    .catch((error: unknown) => reportError(error, { island: 'gallery' }));
  return () => {
    isWanted = false;
    undo();
  };
}
