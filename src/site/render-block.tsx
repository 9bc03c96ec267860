/** One block: its wrapper with place and island marks, around its component's markup. */

import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import { renders } from '#blocks/renders.ts';
import { type AnyBlockDefinition, hydrationOf } from '#domain/block.ts';
import type { RenderContext } from '#domain/page.ts';
import { EmptyBlock, OwnerCode } from './edit/placeholders.tsx';
import type { LoadedBlock } from './load-page.ts';

export interface BlockViewProps {
  readonly loaded: LoadedBlock;
  readonly context: RenderContext;
  readonly className: string;
  /** In the editor's frame, whether or not this block can be edited there. */
  readonly isInFrame?: boolean;
}

/** Visitors see nothing of a block that cannot be shown; in a preview owners see which one and why. */
export function BlockView({ loaded, context, className, isInFrame = false }: BlockViewProps): ReactNode {
  const { block } = loaded;
  const render = renders[block.type];
  const definition = definitions[block.type];
  if (!render || !definition || loaded.problem !== undefined) {
    return context.page.isPreview ? <MissingBlock loaded={loaded} className={className} /> : null;
  }
  const hydrate = hydrationOf(definition, loaded.props);
  const island = hydrate && { 'data-island': block.type, 'data-hydrate': hydrate };
  return (
    <div
      className={`block block-${block.type} ${className}`}
      data-block={block.id}
      {...island}
      {...(isInFrame ? { 'data-edit-label': definition.label, 'data-edit-type': block.type } : {})}
    >
      {isInFrame
        ? editedContent(loaded, definition, render({ props: loaded.props, data: loaded.data, context }))
        : render({ props: loaded.props, data: loaded.data, context })}
    </div>
  );
}

/** What the owner sees of a block: something even where visitors see nothing, and no code that could run. */
function editedContent(
  { block }: BlockViewProps['loaded'],
  definition: AnyBlockDefinition,
  content: ReactNode,
): ReactNode {
  if (content === null) return <EmptyBlock definition={definition} props={block.props} />;
  return definition.carriesCode === true ? <OwnerCode definition={definition} /> : content;
}

function MissingBlock({ loaded, className }: Pick<BlockViewProps, 'loaded' | 'className'>): ReactNode {
  const { id, type } = loaded.block;
  return (
    <div
      className={`block block-missing ${className}`}
      data-block={id}
      data-edit-label={type}
      data-edit-type={type}
    >
      <p>
        <strong>{type}</strong> cannot be shown: {loaded.problem ?? 'this version doesn’t know it'}. Its
        content is kept.
      </p>
    </div>
  );
}
