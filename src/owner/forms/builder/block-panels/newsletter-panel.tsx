/** The panel of a newsletter sign-up: its texts, with custom code folded away, and its settings. */
import { type ReactNode, useMemo } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { describeFields } from '#domain/fields/describe-schema.ts';
import { FieldList } from '../../../fields/field-control.tsx';
import { Group } from '../../../fields/group.tsx';
import { PlaceGroup } from '../../../fields/place-fields.tsx';
import { CODE_KEYS, SentCode, SubmissionsGroup } from '../afterwards.tsx';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const fields = useMemo(() => describeFields(definition.props), [definition]);
  return (
    <>
      <Group>
        <FieldList
          fields={fields.filter(({ key }) => key !== 'name' && !CODE_KEYS.has(key))}
          path={['props']}
        />
        <SentCode fields={fields.filter(({ key }) => CODE_KEYS.has(key))} />
      </Group>
      <SubmissionsGroup fields={fields} />
      <PlaceGroup />
    </>
  );
}
