/** The filtered submissions, the count of newer ones, and the open one. */
import { ArrowUp, Inbox } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { ShowMore } from '../../ui/list.tsx';
import { NotRead } from '../../ui/not-read.tsx';
import { EmptyState } from '../../ui/notice.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionRows } from './submission-list.tsx';
import styles from './submissions.module.css';
import { allOf, type InboxFilter, type useSubmissions } from './submissions.ts';
import * as say from './words/en.ts';

interface EntriesProps {
  readonly list: ReturnType<typeof useSubmissions>;
  readonly filter: InboxFilter;
  readonly isEmpty: boolean;
  readonly newer: number;
  readonly onFilter: (filter: InboxFilter) => void;
}

export function Entries({ list, filter, isEmpty, newer, onFilter }: EntriesProps): ReactNode {
  const site = useSite();
  const [query, setQuery] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  const openId = query.get('open');
  const open = (id: string | undefined) =>
    setQuery(
      (now) => {
        if (id === undefined) now.delete('open');
        else now.set('open', id);
        return now;
      },
      { replace: openId !== null },
    );
  const submissions = allOf(list.data);
  const isNothing = list.data !== undefined && !isEmpty && submissions.length === 0;
  const showNewer = useShowNewer(list, place);
  return (
    <div ref={place}>
      <Newer count={newer} isBusy={list.isRefetching} onShow={showNewer} />
      <NotRead query={list} />
      {isEmpty && (
        <EmptyState title={say.noSubmissionsYet} picture={<Inbox size={32} />}>
          {say.addAFormToAPage}
        </EmptyState>
      )}
      {isNothing && <Nothing filter={filter} onReset={onFilter} />}
      {submissions.length > 0 && (
        <SubmissionRows
          key={`${filter.folder} ${filter.form}`}
          siteId={site.id}
          folder={filter.folder}
          submissions={submissions}
          isFormShown={filter.form === '' && (list.data?.pages[0]?.forms.length ?? 0) > 1}
          onOpen={open}
        />
      )}
      <ShowMore list={list} />
      {openId && (
        <SubmissionDialog
          siteId={site.id}
          id={openId}
          list={list}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      )}
    </div>
  );
}

/** Reloads the list and focuses its first entry. */
function useShowNewer(list: EntriesProps['list'], place: { readonly current: HTMLElement | null }) {
  const isAsked = useRef(false);
  const newest = allOf(list.data)[0]?.id;
  useEffect(() => {
    if (!isAsked.current || newest === undefined) return;
    isAsked.current = false;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector<HTMLElement>('li button')?.focus();
  }, [newest, place]);
  return () => {
    isAsked.current = true;
    void list.refetch();
  };
}

interface NewerProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onShow: () => void;
}

/** New submissions are only counted until the owner asks for them. */
function Newer({ count, isBusy, onShow }: NewerProps): ReactNode {
  return (
    <div className={styles['newer']} role="status">
      {count > 0 && (
        <Button tone="primary" size="small" icon={<ArrowUp />} isBusy={isBusy} onClick={onShow}>
          {fill(say.countNew, { count })}
        </Button>
      )}
    </div>
  );
}

interface NothingProps {
  readonly filter: InboxFilter;
  readonly onReset: (filter: InboxFilter) => void;
}

function Nothing({ filter, onReset }: NothingProps): ReactNode {
  const isFiltered = filter.form !== '' || filter.search !== '';
  const [title, words] = nothingFound(filter);
  return (
    <EmptyState
      title={title}
      picture={<Inbox size={32} />}
      action={
        isFiltered && (
          <Button onClick={() => onReset({ ...filter, form: '', search: '' })}>{say.showAll}</Button>
        )
      }
    >
      {words}
    </EmptyState>
  );
}

function nothingFound({ folder, form, search }: InboxFilter): readonly [title: string, words: string] {
  if (search !== '') return [say.noMatches, say.tryOtherWords];
  if (form !== '') return [say.noSubmissions, say.thisFormHasNoSubmissionsIn];
  if (folder === 'spam') return [say.noSpam, say.submissionsThatLookAutomatedAppearHere];
  return [say.noSubmissions, say.allSubmissionsAreInTheOther];
}
