/** Old addresses and where they lead. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';
import { Panel, Row, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { showError, showToast } from '../ui/toasts.tsx';

interface Redirect {
  readonly id: string;
  readonly from: string;
  readonly target: string;
  readonly status: number;
  readonly problem?: { readonly message: string };
}
type NewRedirect = Pick<Redirect, 'from' | 'target'> & Partial<Pick<Redirect, 'status'>>;

export function RedirectsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const path = `/api/sites/${siteId}/redirects`;
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useState<NewRedirect>({ from: '', target: '' });
  const list = useQuery({
    queryKey: ['redirects', siteId, search],
    queryFn: ({ signal }) =>
      api.get<{ redirects: readonly Redirect[]; total: number }>(
        `${path}?search=${encodeURIComponent(search)}`,
        { signal },
      ),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['redirects', siteId] });
  const add = useMutation({
    mutationFn: (redirect: NewRedirect) => api.post(path, redirect),
    onSuccess: refresh,
    onError: showError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Redirect) => api.delete(`${path}/${id}`),
    onSuccess: async (_answer, { from, target, status }) => {
      await refresh();
      const undo = { label: 'Undo', onSelect: () => add.mutate({ from, target, status }) };
      showToast(`${from} leads nowhere now.`, { action: undo });
    },
    onError: showError,
  });
  return (
    <>
      <Panel title="Lead an old address to a new one">
        <Stack>
          <TextField
            label="Old address"
            placeholder="/old-page"
            value={draft.from}
            onChange={(from) => setDraft({ ...draft, from })}
          />
          <TextField
            label="New address"
            placeholder="/new-page"
            value={draft.target}
            onChange={(target) => setDraft({ ...draft, target })}
          />
          <Row>
            <Button
              tone="primary"
              isBusy={add.isPending}
              onClick={() => add.mutate(draft, { onSuccess: () => setDraft({ from: '', target: '' }) })}
            >
              Add
            </Button>
          </Row>
        </Stack>
      </Panel>
      <Panel title="Redirects" actions={<a href={`${path}/table.csv`}>Download as a table</a>}>
        <Stack>
          <TextField label="Search" value={search} onChange={setSearch} />
          {list.error && <Failure error={list.error} onRetry={() => void list.refetch()} />}
          {list.isPending && <Loading />}
          {list.data?.total === 0 && <p>There are none.</p>}
          {list.data?.redirects.map((redirect) => (
            <Stack key={redirect.id}>
              <Row>
                <span>
                  <strong>{redirect.from}</strong> → {redirect.target}
                </span>
                <Button
                  size="small"
                  tone="quiet"
                  aria-label={`Remove ${redirect.from}`}
                  onClick={() => remove.mutate(redirect)}
                >
                  Remove
                </Button>
              </Row>
              {redirect.problem && <Notice tone="warning">{redirect.problem.message}</Notice>}
            </Stack>
          ))}
        </Stack>
      </Panel>
    </>
  );
}
