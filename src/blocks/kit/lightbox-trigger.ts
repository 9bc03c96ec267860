/** Opens a lightbox of the pictures within an element: see `openOnPress`. */
import type { Undo } from '#runtime/island.ts';
import { reportError } from '#runtime/report-error.ts';
import { openOnPress } from '#widgets/lightbox/open-on-press.ts';

/** @param root bears what `lightboxRoot` says */
export function openLightboxOf(root: HTMLElement): Undo {
  return openOnPress(root, {
    fetchViewer: () => import('./lightbox-viewer.ts'),
    report: (error) => reportError(error, { part: 'lightbox' }),
  });
}
