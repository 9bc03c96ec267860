/** The part of `mount-lightbox.ts` that is fetched when it is needed. */
import type { Viewer } from './open-on-press.ts';
import { findLinked, viewSet } from './view-set.ts';
import type { LightboxWords } from './words.ts';

export function viewerWith(words: LightboxWords | undefined): Viewer {
  return {
    findLinked,
    // Browsers close a modal dialog on Escape.
    view: (...opened) => viewSet(...opened, { putOnStack: () => () => {}, words }),
  };
}
