/** Where a block stands: its columns, how it sits among its neighbours, and whether it is shown. */
import type { ReactNode } from 'react';
import { type Place, placeSchema } from '#domain/content/content.ts';
import { mayReach, REACH_CHOICES, REACH_LABEL } from '../editing/reach.ts';
import { SelectField } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Group } from './group.tsx';
import { HiddenField } from './hidden-field.tsx';
import { Labelled } from './labelled.tsx';
import styles from './panel.module.css';
import { useField, usePanel } from './panel-context.tsx';
import { PlaceGrid } from './place-grid.tsx';
import * as say from './words/en.ts';

const FULL: Place = { column: 1, span: 12 };

/** The end of every panel of a block. */
export function PlaceGroup(): ReactNode {
  const { layer } = usePanel();
  const isPhone = layer === 'mobile';
  return (
    <Group title={say.place}>
      <div className={styles['fields']}>
        <ColumnsField isPhone={isPhone} />
        {!isPhone && <ReachField />}
        {isPhone ? <TextAlignField /> : <NeighbourField />}
        <HiddenField />
      </div>
    </Group>
  );
}

function ColumnsField({ isPhone }: { readonly isPhone: boolean }): ReactNode {
  const place = useField<unknown>(['place'], 'group');
  // Phones stack blocks at full width until they are told otherwise.
  const shown = isPhone && place.origin === 'inherited' ? FULL : placeSchema.catch(FULL).parse(place.value);
  return (
    <Labelled
      label={say.columns}
      hint={say.dragAcrossTheColumnsToFill}
      error={place.error}
      aside={place.aside}
    >
      <PlaceGrid
        label={say.columns}
        value={shown}
        onChange={(next) => place.set(isPhone ? { column: next.column, span: next.span } : next)}
      />
    </Labelled>
  );
}

/** Offered for pictures and the like: lines of text have a measure of their own. */
function ReachField(): ReactNode {
  const { target } = usePanel();
  const place = useField<Place>(['place'], 'group');
  if (target.kind !== 'block' || !mayReach(target.value)) return null;
  const { reach: _reach, ...within } = place.value;
  return (
    <Labelled label={REACH_LABEL} hint={say.wideReachesTheEdgesOfThe} aside={place.aside}>
      <Segmented
        label={REACH_LABEL}
        value={place.value.reach ?? 'column'}
        options={REACH_CHOICES}
        onChange={(reach) => place.set(reach === 'column' ? within : { ...within, reach })}
      />
    </Labelled>
  );
}

const ALIGNS = [
  { value: 'start', label: say.top },
  { value: 'center', label: say.middle },
  { value: 'end', label: say.bottom },
  { value: 'stretch', label: say.stretch },
] as const;

function NeighbourField(): ReactNode {
  const place = useField<Place>(['place'], 'group');
  return (
    <Labelled label={say.positionInTheRow} aside={place.aside}>
      <Segmented
        label={say.positionInTheRow}
        value={place.value.align ?? 'start'}
        options={ALIGNS}
        onChange={(align) => place.set({ ...place.value, align })}
      />
    </Labelled>
  );
}

const TEXT_ALIGNS = [
  { value: '', label: say.asOnDesktop },
  { value: 'start', label: say.left },
  { value: 'center', label: say.centre },
  { value: 'end', label: say.right },
] as const;

function TextAlignField(): ReactNode {
  const align = useField<string | undefined>(['align'], 'choice');
  return (
    <SelectField
      label={say.textAlignmentOnPhones}
      aside={align.aside}
      value={(align.value ?? '') as (typeof TEXT_ALIGNS)[number]['value']}
      options={TEXT_ALIGNS}
      onChange={(value) => align.set(value === '' ? undefined : value)}
    />
  );
}
