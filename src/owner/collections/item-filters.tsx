/** What to look for among the items of a collection. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Collection, readLabels } from '#domain/content/calls-collections.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { SelectField, TextField } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import styles from './collections.module.css';

export interface Filter {
  readonly search: string;
  readonly state: 'all' | 'draft' | 'published' | 'changed' | 'scheduled';
  readonly label: string;
  readonly order: 'newest' | 'oldest' | 'updated' | 'title' | 'manual';
}

export const NO_FILTER: Filter = { search: '', state: 'all', label: '', order: 'newest' };

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'changed', label: 'Changed' },
  { value: 'scheduled', label: 'Scheduled' },
] as const;

const ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'updated', label: 'Edited recently' },
  { value: 'title', label: 'By title' },
  { value: 'manual', label: 'Manually' },
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
          label="Search titles"
          isLabelHidden
          type="search"
          placeholder="Search titles"
          value={search}
          onChange={setSearch}
        />
      </div>
      <Segmented
        label="Status"
        value={filter.state}
        options={STATES}
        onChange={(state) => onChange({ ...filter, state })}
      />
      {(labels.data?.length ?? 0) > 0 && (
        <SelectField
          label="Tag, category or author"
          isLabelHidden
          value={filter.label}
          options={[
            { value: '', label: 'All labels' },
            ...(labels.data ?? []).map((label) => ({ value: label, label })),
          ]}
          onChange={(label) => onChange({ ...filter, label })}
        />
      )}
      <SelectField
        label="Order"
        isLabelHidden
        value={filter.order}
        options={ORDERS.filter(({ value }) => value !== 'manual' || collection.settings.isManuallyOrdered)}
        onChange={(order) => onChange({ ...filter, order })}
      />
    </search>
  );
}
