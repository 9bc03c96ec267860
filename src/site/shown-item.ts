import { definitions } from '#blocks/definitions.ts';
import type { LoadedPage } from './load-page.ts';

/** Whether a block shows the item itself, as that of products does. */
export function isShownByBlock({ sections }: LoadedPage): boolean {
  return sections.some(({ blocks }) =>
    blocks.some(
      ({ block, props }) => props !== undefined && definitions[block.type]?.showsItem?.(props) === true,
    ),
  );
}
