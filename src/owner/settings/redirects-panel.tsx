/** Old addresses and where they lead. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Signpost, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react';
import type { BodyOf } from '#domain/calls/call.ts';
import * as redirects from '#domain/redirects/calls.ts';
import { ApiError, addressOf, call, messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showError } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { RedirectTablePanel } from './redirect-table-panel.tsx';
import styles from './redirects.module.css';
import * as say from './words/en.ts';

type Redirect = redirects.RedirectList['redirects'][number];
type NewRedirect = BodyOf<typeof redirects.add>;

export function RedirectsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['redirects', siteId] });
  const add = useAction((redirect: NewRedirect) => call(redirects.add, { site: siteId, body: redirect }), {
    reads: ['redirects', siteId],
    isFailureShown: true,
  });
  const remove = useAction(({ id }: Redirect) => call(redirects.remove, { site: siteId, redirect: id }), {
    said: (_answer, { from }) => fill(say.redirectFromFromRemoved, { from }),
    undo:
      (_answer, { from, target, status }) =>
      () =>
        add.mutate({ from, target, status: status === 302 ? 302 : 301 }, { onError: showError }),
    reads: ['redirects', siteId],
  });
  return (
    <>
      <Panel title={say.addARedirect}>
        <AddForm
          error={add.error}
          isBusy={add.isPending}
          onAdd={(redirect, onSuccess) => add.mutate(redirect, { onSuccess })}
        />
      </Panel>
      <List siteId={siteId} onRemove={remove.mutate} />
      <RedirectTablePanel siteId={siteId} onTaken={refresh} />
    </>
  );
}

const KINDS = [
  { value: '301', label: say.permanent301 },
  { value: '302', label: say.temporary302 },
] as const;

interface AddFormProps {
  readonly error: Error | null;
  readonly isBusy: boolean;
  readonly onAdd: (redirect: NewRedirect, onSuccess: () => void) => void;
}

function AddForm({ error, isBusy, onAdd }: AddFormProps): ReactNode {
  const [from, setFrom] = useState('');
  const [target, setTarget] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('301');
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd({ from, target, status: kind === '302' ? 302 : 301 }, () => {
      setFrom('');
      setTarget('');
    });
  };
  const wrong = error ? messageOf(error) : undefined;
  const isOfTarget = fieldOf(error) === 'target';
  return (
    <form className={styles['add']} onSubmit={add}>
      <TextField
        label={say.oldAddress}
        placeholder={say.oldPage}
        value={from}
        error={isOfTarget ? undefined : wrong}
        onChange={setFrom}
      />
      <TextField
        label={say.newAddress}
        placeholder={say.newPage}
        value={target}
        error={isOfTarget ? wrong : undefined}
        onChange={setTarget}
      />
      <SelectField label={say.type} value={kind} options={KINDS} onChange={setKind} />
      <Button
        tone="primary"
        type="submit"
        isBusy={isBusy}
        disabled={from.trim() === '' || target.trim() === ''}
      >
        {say.add}
      </Button>
    </form>
  );
}

/** Which of the two addresses is wrong. */
function fieldOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (error.body as { error?: { field?: string } } | undefined)?.error?.field;
}

const columnsOf = (onRemove: (redirect: Redirect) => void): readonly Column<Redirect>[] => [
  { title: say.oldAddress, kind: 'name', cell: ({ from }) => from },
  {
    title: say.newAddress,
    cell: ({ target, problem }) => (
      <div className="stack snug words">
        {target}
        {problem && <span className="small warn">{problem.message}</span>}
      </div>
    ),
  },
  { title: say.type, cell: ({ status }) => status === 302 && <Badge>{say.temporary}</Badge> },
  {
    title: say.remove,
    kind: 'actions',
    cell: (redirect) => (
      <IconButton
        label={fill(say.removeFrom, { from: redirect.from })}
        icon={<X />}
        size="small"
        onClick={() => onRemove(redirect)}
      />
    ),
  },
];

interface ListProps {
  readonly siteId: string;
  readonly onRemove: (redirect: Redirect) => void;
}

function List({ siteId, onRemove }: ListProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [look, setLook] = useState<'all' | 'problems'>('all');
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(typed.trim());
  const list = useQuery({
    queryKey: ['redirects', siteId, search, look, pages],
    queryFn: ({ signal }) => readPages(siteId, { search, look, pages, signal }),
    placeholderData: (before) => before,
  });
  const { data } = list;
  const left = data ? data.total - data.redirects.length : 0;
  return (
    <Panel
      title={say.redirects}
      actions={
        (data?.all ?? 0) > 0 && (
          <a
            className={`row plain tight medium ${styles['download']}`}
            href={addressOf(redirects.exportTable, { site: siteId })}
            download
          >
            <Download size={15} aria-hidden="true" />
            {say.exportAsCsv}
          </a>
        )
      }
    >
      <NotRead query={list} />
      {data?.all === 0 && (
        <EmptyState title={say.noRedirectsYet} picture={<Signpost size={28} />}>
          {say.whenYouChangeAPagesAddress}
        </EmptyState>
      )}
      {data && data.all > 0 && (
        <>
          <div className={styles['filters']}>
            <TextField
              label={say.search}
              isLabelHidden
              type="search"
              placeholder={say.search}
              value={typed}
              onChange={setTyped}
            />
            {data.problems > 0 && (
              <Segmented
                label={say.filterRedirects}
                value={look}
                options={[
                  { value: 'all', label: fill(say.allAll, { all: data.all }) },
                  { value: 'problems', label: fill(say.toReviewProblems, { problems: data.problems }) },
                ]}
                onChange={setLook}
              />
            )}
          </div>
          <Listing
            label={say.redirects}
            isBare
            rows={data.redirects}
            idOf={({ id }) => id}
            columns={columnsOf(onRemove)}
            empty={{ title: say.noRedirectsFound, children: say.tryOtherWords }}
          />
          {left > 0 && (
            <Button isWide onClick={() => setPages(pages + 1)}>
              {fill(say.showMoreOfLeft, { left: left.toLocaleString(LOCALE) })}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}

interface ReadPages {
  readonly search: string;
  readonly look: 'all' | 'problems';
  readonly pages: number;
  readonly signal: AbortSignal;
}

async function readPages(
  siteId: string,
  { search, look, pages, signal }: ReadPages,
): Promise<redirects.RedirectList> {
  const problems = look === 'problems' ? 'true' : undefined;
  const read = (from: number) => {
    const query = { search, offset: String(from), problems } as const;
    return call(redirects.readList, { site: siteId, query }, { signal });
  };
  let found = await read(0);
  for (let page = 1; page < pages && found.redirects.length < found.total; page += 1) {
    const next = await read(found.redirects.length);
    found = { ...next, redirects: [...found.redirects, ...next.redirects] };
  }
  return found;
}
