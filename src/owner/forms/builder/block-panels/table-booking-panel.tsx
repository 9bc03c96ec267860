/** The panel of a table booking: the booking service, then times and party sizes, then its settings. */
import { type ReactNode, useMemo } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import { getIn } from '#domain/content/overlays.ts';
import { describeFields } from '#domain/fields/describe-schema.ts';
import { FieldList, shownFields } from '../../../fields/field-control.tsx';
import { Group } from '../../../fields/group.tsx';
import { usePanel } from '../../../fields/panel-context.tsx';
import { PlaceGroup } from '../../../fields/place-fields.tsx';
import { SubmissionsGroup } from '../afterwards.tsx';
import { ServiceChoice } from '../service-choice.tsx';
import * as say from './words/en.ts';

const PARTS: readonly (readonly [title: string, keys: readonly string[]])[] = [
  ['', ['provider', 'businessName', 'restaurantId', 'address', 'isAsked', 'title', 'description']],
  [say.opening, ['areHoursOfSite', 'sittings', 'slotMinutes', 'closures', 'daysAhead', 'noticeHours']],
  [say.guests, ['minParty', 'maxParty', 'largeParty']],
  [say.sending, ['submitLabel', 'note', 'successText', 'successLink']],
];

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const { target } = usePanel();
  const all = useMemo(() => describeFields(definition.props), [definition]);
  const shown = shownFields(all, target.value, ['props']);
  const isCounted = getIn(target.value, ['props', 'provider']) === 'counted';
  const isOwn = shown.some(({ key }) => key === 'name');
  return (
    <>
      {PARTS.map(([title, keys]) => {
        const fields = shown.filter(({ key }) => keys.includes(key));
        if (fields.length === 0) return null;
        return (
          <Group key={title} {...(title ? { title } : {})}>
            {title === '' && isCounted && <ServiceChoice />}
            <FieldList fields={fields} path={['props']} />
          </Group>
        );
      })}
      {isOwn && <SubmissionsGroup fields={shown} />}
      <PlaceGroup />
    </>
  );
}
