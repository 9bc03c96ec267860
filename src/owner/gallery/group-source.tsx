/** Says where the pictures of a gallery come from: chosen one by one, or all that are in a folder or have a label. */
import { type ReactNode, useId } from 'react';
import { GROUP_ORDERS, type GroupOrder } from '#domain/media/group-order.ts';
import { Group } from '../fields/group.tsx';
import { useField, usePanel } from '../fields/panel-context.tsx';
import { fill } from '../fill.ts';
import { type GroupKind, useGroups } from '../media/library/use-groups.ts';
import { SelectField } from '../ui/field.tsx';
import * as say from './words/en.ts';

const ORDER_WORDS: Readonly<Record<GroupOrder, string>> = {
  newest: say.newestFirst,
  oldest: say.oldestFirst,
  name: say.byName,
  hand: say.manuallyNewOnesLast,
};
const ORDERS = GROUP_ORDERS.map((value) => ({ value, label: ORDER_WORDS[value] }));
const KIND_WORDS = {
  folder: say.folderNameCount,
  label: say.labelNameCount,
} as const satisfies Readonly<Record<GroupKind, string>>;

export function GroupSource(): ReactNode {
  const { siteId } = usePanel();
  const group = useField<string | undefined>(['props', 'group'], 'group');
  const order = useField<GroupOrder | undefined>(['props', 'groupOrder'], 'choice');
  const noteId = useId();
  const groups = useGroups(siteId);
  const chosen = groups.find(({ id }) => id === group.value);
  if (groups.length === 0 && group.value === undefined) return null;
  const options = [
    { value: '', label: say.picturesChosenBelow },
    ...groups.map(({ id, kind, name, count }) => ({
      value: id,
      label: fill(KIND_WORDS[kind], { name, count }),
    })),
    ...(group.value && !chosen ? [{ value: group.value, label: say.deletedFolder }] : []),
  ];
  return (
    <Group>
      <SelectField
        label={say.source}
        value={group.value ?? ''}
        options={options}
        onChange={(value) => group.set(value === '' ? undefined : value)}
      />
      {group.value !== undefined && (
        <>
          <SelectField
            label={say.sortBy}
            value={order.value ?? 'newest'}
            options={ORDERS}
            onChange={order.set}
          />
          <p id={noteId} className="hint">
            {say.newPicturesThereAppearAutomaticallyDescriptions}
          </p>
        </>
      )}
    </Group>
  );
}
