/** What of the submissions is looked at: a folder or the charts, a form, words or a time. */
import type { ReactNode } from 'react';
import type { SubmissionList } from '#domain/forms/submission.ts';
import { Badge } from '../../ui/badge.tsx';
import { SelectField } from '../../ui/field.tsx';
import { FilterBar, SearchField } from '../../ui/list.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { SubmissionLook } from './submissions.ts';

export type View = SubmissionLook['folder'] | 'charts';

interface SubmissionFiltersProps {
  readonly view: View;
  readonly look: SubmissionLook;
  readonly forms: SubmissionList['forms'];
  readonly counts: { readonly unread: number; readonly spam: number };
  readonly onView: (view: View) => void;
  readonly onLook: (look: SubmissionLook) => void;
  /** In place of the search, for charts. */
  readonly period?: ReactNode;
}

export function SubmissionFilters(props: SubmissionFiltersProps): ReactNode {
  const { view, look, forms, counts, onView, onLook, period } = props;
  const count = (number: number) => (number > 0 ? { count: <Badge>{number}</Badge> } : {});
  const named = forms.map(({ id, name }) => ({ value: id, label: name || 'Unnamed form' }));
  // Asked for by address before anybody has sent it.
  if (look.form !== '' && !forms.some(({ id }) => id === look.form))
    named.push({ value: look.form, label: 'This form' });
  return (
    <FilterBar label="Submissions">
      <Segmented
        label="Folder"
        value={view}
        options={[
          { value: 'inbox', label: 'Inbox', ...count(counts.unread) },
          { value: 'spam', label: 'Spam', ...count(counts.spam) },
          { value: 'charts', label: 'Charts' },
        ]}
        onChange={onView}
      />
      {(named.length > 1 || look.form !== '') && (
        <SelectField
          label="Form"
          isLabelHidden
          value={look.form}
          options={view === 'charts' ? named : [{ value: '', label: 'Every form' }, ...named]}
          onChange={(form) => onLook({ ...look, form })}
        />
      )}
      {period ?? (
        <SearchField label="Search" value={look.search} onChange={(search) => onLook({ ...look, search })} />
      )}
    </FilterBar>
  );
}
