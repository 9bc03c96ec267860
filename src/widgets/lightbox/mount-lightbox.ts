/** The lightbox by itself, for pages that have no stack of overlays. */
import { openOnPress } from './open-on-press.ts';
import type { LightboxWords } from './words.ts';

/**
 * @param root as that of `openOnPress`
 * @param options.words English where nothing is given
 * @returns the undo
 */
export function mountLightbox(
  root: HTMLElement,
  options: { readonly words?: LightboxWords } = {},
): () => void {
  const fetchViewer = async () => {
    const { viewerWith } = await import('./view-alone.ts');
    return viewerWith(options.words);
  };
  return openOnPress(root, { fetchViewer, report: console.error });
}
