/** The part of `lightbox-trigger.ts` that is fetched when it is needed. */
import { openOverlay } from '#runtime/overlays/overlays.ts';
import { broughtWords } from '#runtime/words.ts';
import type { Viewer } from '#widgets/lightbox/open-on-press.ts';
import { findLinked, viewSet } from '#widgets/lightbox/view-set.ts';

export { findLinked };

export const view: Viewer['view'] = (...opened) =>
  viewSet(...opened, { putOnStack: openOverlay, words: broughtWords('lightbox') });
