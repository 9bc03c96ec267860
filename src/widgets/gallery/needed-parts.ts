/** What only some moving galleries are made of: fetched beside the engine, where the markup has a place for it. */
import type { startAutoplay } from './autoplay.ts';
import type { followHands } from './drag.ts';
import type { limitWords } from './overflow.ts';
import type { linkThumbnails } from './thumbnails.ts';

export interface NeededParts {
  readonly linkThumbnails?: typeof linkThumbnails;
  readonly startAutoplay?: typeof startAutoplay;
  readonly limitWords?: typeof limitWords;
  readonly followHands?: typeof followHands;
}

export async function fetchNeeded(root: HTMLElement): Promise<NeededParts> {
  const has = (selector: string) => root.querySelector(selector) !== null;
  const parts: Promise<NeededParts>[] = [
    ...(has('.sqs-gallery-thumbnails') ? [import('./thumbnails.ts')] : []),
    ...(has('.gallery-pause') ? [import('./autoplay.ts')] : []),
    ...(has('.gallery-over .gallery-caption') ? [import('./overflow.ts')] : []),
    ...(has('.sqs-gallery-design-stacked') ? [import('./drag.ts')] : []),
  ];
  return Object.assign({}, ...(await Promise.all(parts)));
}
