/** The panel of a newsletter sign-up: what it says, with the code it may bring folded away, and what follows. */
import { type ReactNode, useMemo } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { describeFields } from '#domain/fields/describe-schema.ts';
import { FieldList } from '../../fields/field-control.tsx';
import { Group } from '../../fields/group.tsx';
import { PlaceFields } from '../../fields/place-fields.tsx';
import { Afterwards, CODE_KEYS, SentCode } from './afterwards.tsx';

export function NewsletterPanel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
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
      <Group title="Submissions">
        <FieldList fields={fields.filter(({ key }) => key === 'name')} path={['props']} />
        <Afterwards />
      </Group>
      <Group title="Place">
        <PlaceFields />
      </Group>
    </>
  );
}
