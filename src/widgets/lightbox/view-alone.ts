/** The part of `mount-lightbox.ts` that is fetched when it is needed. */
import type { Viewer } from './open-on-press.ts';
import { findLinked, viewSet } from './view-set.ts';

export { findLinked };

/** A modal dialog closes on Escape by itself. */
export const view: Viewer['view'] = (...opened) => viewSet(...opened, () => () => {});
