/** One tag or category, of those that the entries of the block's collection have. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getIn } from '#domain/content/overlays.ts';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { fill } from '../../fill.ts';
import { labelsInUseQuery } from '../../page-settings/use-labels-in-use.ts';
import { SelectField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { type Path, useField, usePanel } from '../panel-context.tsx';
import { useCollections } from '../site-data.ts';
import { unchosenCollection } from '../unchosen-collection.ts';
import * as say from './words/en.ts';

export interface LabelControlProps {
  readonly field: FieldDescription;
  readonly kind: 'tag' | 'category';
  readonly path: Path;
}

const NONE = {
  tag: say.allNoTagsYet,
  category: say.allNoCategoriesYet,
};

export function LabelControl({ field, kind, path }: LabelControlProps): ReactNode {
  const { siteId } = usePanel();
  const collection = useShownCollection();
  const state = useField<string | undefined>(path, field.kind);
  const inUse = useQuery(labelsInUseQuery(siteId, collection));
  if (inUse.isError) return <Failure error={inUse.error} onRetry={() => void inUse.refetch()} />;
  const labels = inUse.data?.filter((each) => each.kind === kind).map(({ label }) => label) ?? [];
  const value = state.value ?? '';
  const isUnknown = value !== '' && !labels.includes(value);
  return (
    <SelectField
      label={field.label}
      hint={field.hint}
      aside={state.aside}
      error={isUnknown && inUse.isSuccess ? fill(say.nothingIsLabelledValueAnyMore, { value }) : state.error}
      value={value}
      options={[
        { value: '', label: labels.length > 0 || isUnknown ? say.all : NONE[kind] },
        ...(isUnknown ? [{ value, label: value }] : []),
        ...labels.map((label) => ({ value: label, label })),
      ]}
      onChange={(chosen) => state.set(chosen === '' ? undefined : chosen)}
    />
  );
}

/** The collection the block lists: the chosen one, else the one it falls back to. */
function useShownCollection(): string | undefined {
  const panel = usePanel();
  const known = useCollections(panel.siteId).data ?? [];
  const chosen = getIn(panel.target.value, ['props', 'collection', 'id']);
  if (typeof chosen === 'string') return chosen;
  const { own, fitting } = unchosenCollection(known, panel);
  return (own ?? fitting[0])?.id;
}
