/** How the page of a collection shows its entries, and what stands below each of them. */
import type { ReactNode } from 'react';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import {
  type CollectionSettings,
  LIST_LAYOUT_WORDS,
  LIST_LAYOUTS,
  type Listing,
} from '#domain/content/document.ts';
import { SelectField, TextArea } from '../ui/field.tsx';
import { Switch } from '../ui/switch.tsx';
import * as say from './words/en.ts';

const LAYOUTS = LIST_LAYOUTS.map((value) => ({ value, label: LIST_LAYOUT_WORDS[value] }));

const SHOWN = [
  ['image', say.picture],
  ['excerpt', say.excerpt],
  ['date', say.date],
  ['author', say.author],
  ['categories', say.categories],
] as const;

/** These have a block of their own for it. */
const HAS_OWN_LIST: ReadonlySet<number> = new Set([
  COLLECTION_TYPES.products,
  COLLECTION_TYPES.portfolio,
  COLLECTION_TYPES.lessons,
]);

export type Shown = Pick<CollectionSettings, 'listing' | 'showsNeighbours' | 'showsRelated'>;

export interface ListingFieldsProps {
  /** Of the collection. */
  readonly type: number;
  readonly value: Shown;
  readonly onChange: (value: Shown) => void;
}

export function ListingFields({ type, value, onChange }: ListingFieldsProps): ReactNode {
  const { listing, showsNeighbours, showsRelated } = value;
  if (type === COLLECTION_TYPES.products)
    return (
      <Switch
        label={say.relatedProducts}
        hint={say.productsOftenBoughtTogetherOrIn}
        isOn={showsRelated}
        onChange={(isOn) => onChange({ ...value, showsRelated: isOn })}
      />
    );
  if (HAS_OWN_LIST.has(type)) return null;
  const list = (part: Partial<Listing>) => onChange({ ...value, listing: { ...listing, ...part } });
  return (
    <>
      <SelectField
        label={say.listLayout}
        value={listing.layout}
        options={LAYOUTS}
        hint={say.aListOfPostsBlockOn}
        onChange={(layout) => list({ layout })}
      />
      <TextArea
        label={say.introduction}
        rows={2}
        maxLength={1000}
        value={listing.introduction}
        onChange={(introduction) => list({ introduction })}
      />
      {SHOWN.map(([name, label]) => (
        <Switch key={name} label={label} isOn={listing[name]} onChange={(isOn) => list({ [name]: isOn })} />
      ))}
      <Switch
        label={say.categoryOrTagFilter}
        hint={say.appearsOnceThereAreAtLeast}
        isOn={listing.labels}
        onChange={(labels) => list({ labels })}
      />
      {type !== COLLECTION_TYPES.events && (
        <>
          <Switch
            label={say.previousAndNextLinks}
            isOn={showsNeighbours}
            onChange={(isOn) => onChange({ ...value, showsNeighbours: isOn })}
          />
          <Switch
            label={say.relatedEntries}
            hint={say.entriesWithTheSameTagsAnd}
            isOn={showsRelated}
            onChange={(isOn) => onChange({ ...value, showsRelated: isOn })}
          />
        </>
      )}
    </>
  );
}
