/** A block that a site has without being placed, by its settings or for what it sells: it is part of no document. */
import type { ReactNode } from 'react';
import { blockContext, type SharedContext } from './context.ts';
import { BlockView } from './render-block.tsx';

/** Lets blocks come in as they are scrolled to, where the design of the site says how. */
export const ENTRANCE_TYPE = 'entrance';

interface SystemBlockProps {
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly shared: SharedContext;
}

export function SystemBlock({ type, props, shared }: SystemBlockProps): ReactNode {
  const block = { id: type, type, version: 1, props, place: { column: 1, span: 12 } };
  const section = { id: type, theme: 'paper', width: 'full', spacing: 'none' } as const;
  const context = blockContext(shared, {
    block,
    section: { ...section, blocks: [] },
    isLikelyLargest: false,
    isEditable: false,
  });
  return <BlockView loaded={{ block, props, data: undefined }} context={context} className="" />;
}
