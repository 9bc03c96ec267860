/** The panel of proofs: their pictures are put together as those of a gallery are. */
import type { ReactNode } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { Panel as GalleryPanel } from './gallery-panel.tsx';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  return <GalleryPanel definition={definition} />;
}
