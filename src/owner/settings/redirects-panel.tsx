/** Old addresses and where they lead. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowRight, Download, Signpost, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react';
import { ApiError, api, messageOf } from '../api.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import rows from '../ui/rows.module.css';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { RedirectTablePanel } from './redirect-table-panel.tsx';
import styles from './redirects.module.css';

interface Redirect {
  readonly id: string;
  readonly from: string;
  readonly target: string;
  readonly status: number;
  readonly problem?: { readonly message: string };
}
type NewRedirect = Pick<Redirect, 'from' | 'target' | 'status'>;

interface Redirects {
  readonly redirects: readonly Redirect[];
  /** How many the search has found; `redirects` are some of them. */
  readonly total: number;
  readonly all: number;
  readonly problems: number;
}

export function RedirectsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const path = `/api/sites/${siteId}/redirects`;
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['redirects', siteId] });
  const add = useMutation({
    mutationFn: (redirect: NewRedirect) => api.post(path, redirect),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Redirect) => api.delete(`${path}/${id}`),
    onSuccess: async (_answer, { from, target, status }) => {
      await refresh();
      const putBack = () => add.mutate({ from, target, status }, { onError: showError });
      showToast(`${from} leads nowhere now.`, { action: { label: 'Undo', onSelect: putBack } });
    },
    onError: showError,
  });
  return (
    <>
      <Panel title="Lead an old address to a new one">
        <AddForm
          error={add.error}
          isBusy={add.isPending}
          onAdd={(redirect, onSuccess) => add.mutate(redirect, { onSuccess })}
        />
      </Panel>
      <List siteId={siteId} path={path} onRemove={remove.mutate} />
      <RedirectTablePanel path={`${path}/table`} onTaken={refresh} />
    </>
  );
}

const KINDS = [
  { value: '301', label: 'For good' },
  { value: '302', label: 'For now' },
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
    onAdd({ from, target, status: Number(kind) }, () => {
      setFrom('');
      setTarget('');
    });
  };
  const wrong = error ? messageOf(error) : undefined;
  const isOfTarget = fieldOf(error) === 'target';
  return (
    <form className={styles['add']} onSubmit={add}>
      <TextField
        label="Old address"
        placeholder="/old-page"
        value={from}
        error={isOfTarget ? undefined : wrong}
        onChange={setFrom}
      />
      <TextField
        label="New address"
        placeholder="/new-page"
        value={target}
        error={isOfTarget ? wrong : undefined}
        onChange={setTarget}
      />
      <SelectField label="How long" value={kind} options={KINDS} onChange={setKind} />
      <Button
        tone="primary"
        type="submit"
        isBusy={isBusy}
        disabled={from.trim() === '' || target.trim() === ''}
      >
        Add
      </Button>
    </form>
  );
}

/** Which of the two addresses is wrong. */
function fieldOf(error: Error | null): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (error.body as { error?: { field?: string } } | undefined)?.error?.field;
}

interface ListProps {
  readonly siteId: string;
  readonly path: string;
  readonly onRemove: (redirect: Redirect) => void;
}

function List({ siteId, path, onRemove }: ListProps): ReactNode {
  const [typed, setTyped] = useState('');
  const [look, setLook] = useState<'all' | 'problems'>('all');
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(typed.trim());
  const list = useQuery({
    queryKey: ['redirects', siteId, search, look, pages],
    queryFn: ({ signal }) => readPages(path, { search, look, pages, signal }),
    placeholderData: (before) => before,
  });
  const { data } = list;
  const left = data ? data.total - data.redirects.length : 0;
  return (
    <Panel
      title="Redirects"
      actions={
        (data?.all ?? 0) > 0 && (
          <a className={styles['download']} href={`${path}/table.csv`} download>
            <Download size={15} aria-hidden="true" />
            Save as a table
          </a>
        )
      }
    >
      {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Loading />}
      {data?.all === 0 && (
        <EmptyState title="No redirects yet" picture={<Signpost size={28} />}>
          When you change the address of a page, the old one is kept here by itself.
        </EmptyState>
      )}
      {data && data.all > 0 && (
        <>
          <div className={styles['filters']}>
            <TextField
              label="Search"
              isLabelHidden
              type="search"
              placeholder="Search"
              value={typed}
              onChange={setTyped}
            />
            {data.problems > 0 && (
              <Segmented
                label="Which redirects"
                value={look}
                options={[
                  { value: 'all', label: `All ${data.all}` },
                  { value: 'problems', label: `To look at ${data.problems}` },
                ]}
                onChange={setLook}
              />
            )}
          </div>
          <ul className={rows['list']} aria-label="Redirects">
            {data.redirects.map((redirect) => (
              <Row key={redirect.id} redirect={redirect} onRemove={() => onRemove(redirect)} />
            ))}
          </ul>
          {data.total === 0 && <p className={styles['muted']}>There is no such redirect.</p>}
          {left > 0 && (
            <Button isWide onClick={() => setPages(pages + 1)}>
              Show more of {left.toLocaleString('en')}
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

async function readPages(path: string, { search, look, pages, signal }: ReadPages): Promise<Redirects> {
  const read = (offset: number) => {
    const query = new URLSearchParams({ search, offset: String(offset) });
    if (look === 'problems') query.set('problems', 'true');
    return api.get<Redirects>(`${path}?${query}`, { signal });
  };
  let found = await read(0);
  for (let page = 1; page < pages && found.redirects.length < found.total; page += 1) {
    const next = await read(found.redirects.length);
    found = { ...next, redirects: [...found.redirects, ...next.redirects] };
  }
  return found;
}

function Row({ redirect, onRemove }: { redirect: Redirect; onRemove: () => void }): ReactNode {
  const { from, target, status, problem } = redirect;
  return (
    <li className={styles['entry']}>
      <div className={rows['words']}>
        <span className={styles['way']}>
          <strong>{from}</strong>
          <ArrowRight size={14} role="img" aria-label="leads to" />
          <span>{target}</span>
          {status === 302 && <Badge>For now</Badge>}
        </span>
        {problem && <span className={styles['problem']}>{problem.message}</span>}
      </div>
      <IconButton label={`Remove ${from}`} icon={<X />} size="small" onClick={onRemove} />
    </li>
  );
}
