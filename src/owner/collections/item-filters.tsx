/** What to look for among the items of a collection. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Collection, readLabels } from '#domain/content/calls-collections.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './collections.module.css';
import * as say from './words/en.ts';

export interface Filter {
  readonly search: string;
  readonly state: 'all' | 'draft' | 'published' | 'changed' | 'scheduled';
  readonly label: string;
  readonly order: 'newest' | 'oldest' | 'updated' | 'title' | 'manual';
}

export const NO_FILTER: Filter = { search: '', state: 'all', label: '', order: 'newest' };

const STATES = [
  { value: 'all', label: say.all },
  { value: 'published', label: say.published },
  { value: 'draft', label: say.drafts },
  { value: 'changed', label: say.changed },
  { value: 'scheduled', label: say.scheduled },
] as const;

const ORDERS = [
  { value: 'newest', label: say.newestFirst },
  { value: 'oldest', label: say.oldestFirst },
  { value: 'updated', label: say.editedRecently },
  { value: 'title', label: say.byTitle },
  { value: 'manual', label: say.manually },
] as const;

/** Typing is not asked about letter by letter. */
const SETTLE_MS = 200;

export interface ItemFiltersProps {
  readonly collection: Collection;
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

export function ItemFilters({ collection, filter, onChange }: ItemFiltersProps): ReactNode {
  const { id: siteId } = useSite();
  const [search, setSearch] = useState(filter.search);
  useEffect(() => {
    if (search === filter.search) return undefined;
    const timer = setTimeout(() => onChange({ ...filter, search }), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [search, filter, onChange]);
  const labels = useQuery({
    queryKey: ['documents', siteId, 'labels', collection.id],
    queryFn: async ({ signal }) => {
      const answer = await call(readLabels, { site: siteId, collection: collection.id }, { signal });
      return [...new Set(answer.labels.map(({ label }) => label))];
    },
  });
  return (
    <search className={`cluster after ${styles['filters']}`}>
      <div className={styles['search']}>
        <TextField
          label={say.searchTitles}
          isLabelHidden
          type="search"
          placeholder={say.searchTitles}
          value={search}
          onChange={setSearch}
        />
      </div>
      <Segmented
        label={say.status}
        value={filter.state}
        options={STATES}
        onChange={(state) => onChange({ ...filter, state })}
      />
      {(labels.data?.length ?? 0) > 0 && (
        <SelectField
          label={say.tagCategoryOrAuthor}
          isLabelHidden
          value={filter.label}
          options={[
            { value: '', label: say.allLabels },
            ...(labels.data ?? []).map((label) => ({ value: label, label })),
          ]}
          onChange={(label) => onChange({ ...filter, label })}
        />
      )}
      <SelectField
        label={say.order}
        isLabelHidden
        value={filter.order}
        options={ORDERS.filter(({ value }) => value !== 'manual' || collection.settings.isManuallyOrdered)}
        onChange={(order) => onChange({ ...filter, order })}
      />
    </search>
  );
}
