/** Opens the photos of reviews large. */
import type { Island } from '#runtime/island.ts';
import { openLightboxOf } from '../kit/lightbox-trigger.ts';

const mount: Island = (root) => {
  const photos = root.querySelector<HTMLElement>('[data-lightbox]');
  return photos ? openLightboxOf(photos) : () => undefined;
};
export default mount;
