/** Opens the pictures of the text large. */
import type { Island } from '#runtime/island.ts';
import { openLightboxOf } from '../kit/lightbox-trigger.ts';

const mount: Island = (root) => openLightboxOf(root.querySelector<HTMLElement>('[data-lightbox]') ?? root);
export default mount;
