/** What visitors have sent by the forms of a site. */
import { Download, Inbox, Settings2, UserRoundSearch } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SubmissionList } from '#domain/forms/submission.ts';
import { useMay, useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import { FormSettingsDialog } from './form-settings-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionRow } from './submission-row.tsx';
import styles from './submissions.module.css';
import { allOf, type SubmissionLook, submissionsPath, useSubmissions } from './submissions.ts';

export function SubmissionsScreen(): ReactNode {
  const site = useSite();
  const [look, setLook] = useState<SubmissionLook>({ folder: 'inbox', form: '', search: '' });
  const list = useSubmissions(site.id, useDeferredValue(look));
  const [query, setQuery] = useSearchParams();
  const openId = query.get('open');
  const open = (id: string | undefined) =>
    setQuery((now) => {
      if (id === undefined) now.delete('open');
      else now.set('open', id);
      return now;
    });
  const facts = list.data?.pages[0];
  const submissions = allOf(list.data);
  const isEmpty = facts !== undefined && facts.total + facts.spam === 0;
  return (
    <Screen
      title="Submissions"
      actions={facts && !isEmpty && <Actions siteId={site.id} look={look} facts={facts} />}
    >
      {facts && !isEmpty && <Filters look={look} facts={facts} onChange={setLook} />}
      {list.isPending && <Loading />}
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && (
        <EmptyState title="Nothing has been sent yet" picture={<Inbox size={32} />}>
          Put a form on a page. What visitors send by it appears here, and comes to you by mail.
        </EmptyState>
      )}
      {facts && !isEmpty && submissions.length === 0 && <Nothing look={look} onReset={setLook} />}
      {submissions.length > 0 && (
        <Panel>
          <ul className={styles['list']}>
            {submissions.map((submission) => (
              <SubmissionRow
                key={submission.id}
                submission={submission}
                isFormShown={look.form === ''}
                onOpen={() => open(submission.id)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {list.hasNextPage && (
        <div className={styles['more']}>
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show earlier
          </Button>
        </div>
      )}
      {openId && (
        <SubmissionDialog key={openId} siteId={site.id} id={openId} onClose={() => open(undefined)} />
      )}
    </Screen>
  );
}

interface FiltersProps {
  readonly look: SubmissionLook;
  readonly facts: SubmissionList;
  readonly onChange: (look: SubmissionLook) => void;
}

function Filters({ look, facts, onChange }: FiltersProps): ReactNode {
  const count = (number: number) => (number > 0 ? <Badge>{number}</Badge> : undefined);
  return (
    <search className={styles['filters']} aria-label="Submissions">
      <Segmented
        label="Folder"
        value={look.folder}
        options={[
          { value: 'inbox', label: 'Inbox', mark: count(facts.unread) },
          { value: 'spam', label: 'Spam', mark: count(facts.spam) },
        ]}
        onChange={(folder) => onChange({ ...look, folder })}
      />
      {facts.forms.length > 1 && (
        <SelectField
          label="Form"
          isLabelHidden
          value={look.form}
          options={[
            { value: '', label: 'Every form' },
            ...facts.forms.map(({ id, name }) => ({ value: id, label: name || 'Unnamed form' })),
          ]}
          onChange={(form) => onChange({ ...look, form })}
        />
      )}
      <TextField
        label="Search"
        isLabelHidden
        type="search"
        placeholder="Search"
        value={look.search}
        onChange={(search) => onChange({ ...look, search })}
      />
    </search>
  );
}

interface ActionsProps extends Omit<FiltersProps, 'onChange'> {
  readonly siteId: string;
}

function Actions({ siteId, look, facts }: ActionsProps): ReactNode {
  const maySearchPeople = useMay('admin.customer-data');
  const maySet = useMay('config.settings');
  const [dialog, setDialog] = useState<'person' | 'settings'>();
  const form = look.form || (facts.forms.length === 1 ? facts.forms[0]?.id : undefined);
  const close = () => setDialog(undefined);
  const table = `${submissionsPath(siteId)}/table.csv${look.form ? `?form=${look.form}` : ''}`;
  return (
    <>
      {maySearchPeople && (
        <Button icon={<UserRoundSearch />} onClick={() => setDialog('person')}>
          One person
        </Button>
      )}
      {maySet && form && (
        <Button icon={<Settings2 />} onClick={() => setDialog('settings')}>
          Settings
        </Button>
      )}
      <Button icon={<Download />} onClick={() => location.assign(table)}>
        Export
      </Button>
      {dialog === 'person' && <PersonDialog siteId={siteId} onClose={close} />}
      {dialog === 'settings' && form && (
        <FormSettingsDialog
          siteId={siteId}
          formId={form}
          name={facts.forms.find(({ id }) => id === form)?.name ?? ''}
          onClose={close}
        />
      )}
    </>
  );
}

function Nothing({
  look,
  onReset,
}: {
  readonly look: SubmissionLook;
  readonly onReset: (look: SubmissionLook) => void;
}): ReactNode {
  const isFiltered = look.form !== '' || look.search !== '';
  const all = { ...look, form: '', search: '' };
  return (
    <EmptyState
      title={isFiltered ? 'Nothing found' : look.folder === 'spam' ? 'No spam' : 'Nothing here'}
      picture={<Inbox size={32} />}
      action={isFiltered && <Button onClick={() => onReset(all)}>Show everything</Button>}
    >
      {isFiltered
        ? 'Try fewer or other words.'
        : look.folder === 'spam'
          ? 'What looks as if a program had sent it is put here.'
          : 'Everything that was sent is in the other folder.'}
    </EmptyState>
  );
}
