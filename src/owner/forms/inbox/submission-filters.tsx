/** The filters of the inbox: a folder or the charts, a form, search terms or a period. */
import type { ReactNode } from 'react';
import type { SubmissionList } from '#domain/forms/calls-inbox.ts';
import { Badge } from '../../ui/badge.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { InboxFilter } from './submissions.ts';
import * as say from './words/en.ts';

export type View = InboxFilter['folder'] | 'charts';

interface SubmissionFiltersProps {
  readonly view: View;
  readonly filter: InboxFilter;
  readonly forms: SubmissionList['forms'];
  readonly counts: { readonly unread: number; readonly spam: number };
  readonly onView: (view: View) => void;
  readonly onFilter: (filter: InboxFilter) => void;
  /** In place of the search, for charts. */
  readonly period?: ReactNode;
}

export function SubmissionFilters(props: SubmissionFiltersProps): ReactNode {
  const { view, filter, forms, counts, onView, onFilter, period } = props;
  const count = (number: number) => (number > 0 ? { count: <Badge>{number}</Badge> } : {});
  const named = forms.map(({ id, name }) => ({ value: id, label: name || say.unnamedForm }));
  // A form named in the address may have no submissions yet.
  if (filter.form !== '' && !forms.some(({ id }) => id === filter.form))
    named.push({ value: filter.form, label: say.thisForm });
  return (
    <FilterBar label={say.submissions}>
      <Segmented
        label={say.folder}
        value={view}
        options={[
          { value: 'inbox', label: say.inbox, ...count(counts.unread) },
          { value: 'spam', label: say.spam, ...count(counts.spam) },
          { value: 'charts', label: say.charts },
        ]}
        onChange={onView}
      />
      {(named.length > 1 || filter.form !== '') && (
        <SelectField
          label={say.form}
          isLabelHidden
          value={filter.form}
          options={view === 'charts' ? named : [{ value: '', label: say.allForms }, ...named]}
          onChange={(form) => onFilter({ ...filter, form })}
        />
      )}
      {period ?? (
        <SearchField
          label={say.search}
          value={filter.search}
          onChange={(search) => onFilter({ ...filter, search })}
        />
      )}
    </FilterBar>
  );
}
