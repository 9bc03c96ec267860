/** The submissions that are looked at, what has come since, and the one that is open. */
import { ArrowUp, Inbox } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { ShowMore } from '../../ui/list.tsx';
import { EmptyState, Failure } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { SubmissionDialog } from './submission-dialog.tsx';
import { SubmissionRows } from './submission-list.tsx';
import styles from './submissions.module.css';
import { allOf, type SubmissionLook, type useSubmissions } from './submissions.ts';

interface EntriesProps {
  readonly list: ReturnType<typeof useSubmissions>;
  readonly look: SubmissionLook;
  readonly isEmpty: boolean;
  readonly newer: number;
  readonly onLook: (look: SubmissionLook) => void;
}

export function Entries({ list, look, isEmpty, newer, onLook }: EntriesProps): ReactNode {
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
      {list.isPending && <Loading />}
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && (
        <EmptyState title="Nothing has been sent yet" picture={<Inbox size={32} />}>
          Put a form on a page. What visitors send by it appears here, and comes to you by mail.
        </EmptyState>
      )}
      {isNothing && <Nothing look={look} onReset={onLook} />}
      {submissions.length > 0 && (
        <SubmissionRows
          key={`${look.folder} ${look.form}`}
          siteId={site.id}
          folder={look.folder}
          submissions={submissions}
          isFormShown={look.form === '' && (list.data?.pages[0]?.forms.length ?? 0) > 1}
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

/** Asks for the list again, and puts the focus on what is first then. */
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

/** Nothing moves in the list until it is asked to. */
function Newer({ count, isBusy, onShow }: NewerProps): ReactNode {
  return (
    <div className={styles['newer']} role="status">
      {count > 0 && (
        <Button tone="primary" size="small" icon={<ArrowUp />} isBusy={isBusy} onClick={onShow}>
          {count} new
        </Button>
      )}
    </div>
  );
}

interface NothingProps {
  readonly look: SubmissionLook;
  readonly onReset: (look: SubmissionLook) => void;
}

function Nothing({ look, onReset }: NothingProps): ReactNode {
  const isFiltered = look.form !== '' || look.search !== '';
  const [title, words] = nothingFound(look);
  return (
    <EmptyState
      title={title}
      picture={<Inbox size={32} />}
      action={
        isFiltered && (
          <Button onClick={() => onReset({ ...look, form: '', search: '' })}>Show everything</Button>
        )
      }
    >
      {words}
    </EmptyState>
  );
}

function nothingFound({ folder, form, search }: SubmissionLook): readonly [title: string, words: string] {
  if (search !== '') return ['Nothing found', 'Try fewer or other words.'];
  if (form !== '') return ['Nothing here', 'Nothing of this form is in this folder.'];
  if (folder === 'spam') return ['No spam', 'What looks as if a program had sent it is put here.'];
  return ['Nothing here', 'Everything that was sent is in the other folder.'];
}
