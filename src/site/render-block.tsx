/** One block: its wrapper with place and island marks, around its component's markup. */

import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { renders } from '#blocks/renders.ts';
import type { RenderContext } from '#domain/page.ts';
import type { LoadedBlock } from './load-page.ts';

export interface BlockViewProps {
  readonly loaded: LoadedBlock;
  readonly context: RenderContext;
  readonly className: string;
}

/** Visitors see nothing of a block that cannot be shown; in a preview owners see which one and why. */
export function BlockView({ loaded, context, className }: BlockViewProps): ReactNode {
  const { block } = loaded;
  const render = renders[block.type];
  const definition = definitions[block.type];
  if (!render || !definition || loaded.problem !== undefined) {
    return context.page.isPreview ? <MissingBlock loaded={loaded} className={className} /> : null;
  }
  const island = definition.hydrate && { 'data-island': block.type, 'data-hydrate': definition.hydrate };
  return (
    <div className={`block block-${block.type} ${className}`} data-block={block.id} {...island}>
      {render({ props: loaded.props, data: loaded.data, context })}
    </div>
  );
}

function MissingBlock({ loaded, className }: Pick<BlockViewProps, 'loaded' | 'className'>): ReactNode {
  return (
    <div className={`block block-missing ${className}`} data-block={loaded.block.id}>
      <p>
        <strong>{loaded.block.type}</strong> cannot be shown:{' '}
        {loaded.problem ?? 'it is not known to this version'}. Its content is kept.
      </p>
    </div>
  );
}
