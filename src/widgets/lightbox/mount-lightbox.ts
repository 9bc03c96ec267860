/** The lightbox by itself, for pages that have no stack of overlays. */
import { openOnPress } from './open-on-press.ts';

/**
 * @param root as that of `openOnPress`
 * @returns the undo
 */
export function mountLightbox(root: HTMLElement): () => void {
  return openOnPress(root, { fetchViewer: () => import('./view-alone.ts'), report: console.error });
}
