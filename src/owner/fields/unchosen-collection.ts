/** Which collection a block shows while none is chosen: as `collectionIdOf` of the blocks decides it. */
import { definitions } from '#blocks/definitions.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import type { PanelContext } from './panel-context.tsx';

interface Unchosen {
  /** Of the page that is edited. */
  readonly own: Collection | undefined;
  /** Those of the type that the block lists; without one of the page's own it shows the first. */
  readonly fitting: readonly Collection[];
}

export function unchosenCollection(
  known: readonly Collection[],
  { target, documentId, collectionId }: Pick<PanelContext, 'target' | 'documentId' | 'collectionId'>,
): Unchosen {
  const block = target.kind === 'block' ? target.value : undefined;
  const type = block && definitions[block.type]?.collectionType?.(block.props);
  return {
    own: known.find(({ id, pageId }) => id === collectionId || pageId === documentId),
    fitting: known.filter((each) => each.type === type),
  };
}
