/** What can be said of a block: its own fields, how it looks, and where it stands. */
import type { ReactNode } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { describeFields } from '#domain/fields/describe-schema.ts';
import { FieldList, shownFields } from './field-control.tsx';
import { Group } from './group.tsx';
import { usePanel } from './panel-context.tsx';
import { PlaceGroup } from './place-fields.tsx';
import * as say from './words/en.ts';

export interface BlockPanelProps {
  readonly definition: AnyBlockDefinition;
  /** The keys of what has controls of its own. */
  readonly without?: readonly string[];
}

export function BlockPanel({ definition, without = [] }: BlockPanelProps): ReactNode {
  const { target } = usePanel();
  const described = describeFields(definition.props).filter(({ key }) => !without.includes(key));
  const fields = shownFields(described, target.value, ['props']);
  const look = fields.filter(({ field }) => field.group === 'look');
  const content = fields.filter(({ field }) => field.group !== 'look');
  return (
    <>
      {content.length > 0 && (
        <Group>
          <FieldList fields={content} path={['props']} />
        </Group>
      )}
      {look.length > 0 && (
        <Group title={say.look}>
          <FieldList fields={look} path={['props']} />
        </Group>
      )}
      <PlaceGroup />
    </>
  );
}
