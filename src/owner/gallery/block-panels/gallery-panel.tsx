/** The panel of a gallery: its pictures, then what its schema says of it. */
import { type ReactNode, useMemo } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { describeFields } from '#domain/fields/describe-schema.ts';
import { BlockPanel } from '../../fields/block-panel.tsx';
import { GroupSource } from '../group-source.tsx';
import { PicturesGroup } from '../pictures-group.tsx';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const fields = useMemo(() => describeFields(definition.props), [definition]);
  const items = fields.find(({ key }) => key === 'items')?.field;
  return (
    <>
      {fields.some(({ key }) => key === 'group') && <GroupSource />}
      {items?.kind === 'list' && <PicturesGroup field={items} />}
      <BlockPanel definition={definition} without={['items', 'group', 'groupOrder']} />
    </>
  );
}
