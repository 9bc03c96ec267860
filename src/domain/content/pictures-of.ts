/** Which pictures a page shows, in the order they stand in: one of them stands for the page where it is shared. */
import type { MediaRef } from '../links/link.ts';
import type { MediaView } from '../media/calls.ts';
import type { Block, Section } from './content.ts';

interface Shown extends Pick<Section, 'background'> {
  readonly blocks: readonly Pick<Block, 'props'>[];
}

/** Those behind sections and those of blocks: whichever shows one has it in its prop `image`. */
export function picturesOf(sections: readonly Shown[]): string[] {
  return sections.flatMap(({ background, blocks }) => [
    ...(background ? [background.media.id] : []),
    ...blocks.flatMap(({ props }) => {
      const image = props['image'] as Partial<MediaRef> | undefined;
      return typeof image?.id === 'string' ? [image.id] : [];
    }),
  ]);
}

/** Smaller ones are shown beside a link at best, cut to a square. */
const CARD_WIDTH = 600;
const CARD_HEIGHT = 315;

export function isLargeEnoughForCard({ kind, width, height }: Pick<MediaView, 'kind' | 'width' | 'height'>) {
  return kind === 'image' && width >= CARD_WIDTH && height >= CARD_HEIGHT;
}
