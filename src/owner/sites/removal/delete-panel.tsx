/** Deletes the site, once its short name has been typed: that cannot happen by accident. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { remove, restore } from '#domain/sites/calls.ts';
import { call } from '../../api.ts';
import { ME_KEY, useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel, Stack } from '../../ui/page.tsx';
import { showError, showToast } from '../../ui/toasts.tsx';

export function DeletePanel({ siteId }: { readonly siteId: string }): ReactNode {
  const { name, identifier } = useSite();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const deleting = useDeletion(siteId, name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim() === identifier;
    setWrong(!isRight);
    if (isRight && !deleting.isPending) deleting.mutate(typed);
  };
  return (
    <Panel
      title={`Delete “${name}”`}
      description="Visitors can no longer see the site. You can restore it under Your sites for 30 days. After that, its pages, pictures, orders and addresses are permanently deleted."
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>
            To keep a copy, <Link to={`/sites/${siteId}/settings/export`}>export the site</Link> first.
          </p>
          {deleting.error && <Failure title="Not deleted" error={deleting.error} />}
          <TextField
            label={`Type “${identifier}” to delete it`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            error={isWrong ? `Type “${identifier}” exactly. Nothing has been deleted.` : undefined}
            onChange={(next) => {
              setTyped(next);
              setWrong(false);
            }}
          />
          <div>
            <Button type="submit" tone="danger" isBusy={deleting.isPending}>
              Delete site
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}

function useDeletion(site: string, name: string) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: ME_KEY });
    await queryClient.invalidateQueries({ queryKey: ['sites'] });
  };
  const undo = () =>
    void call(restore, { site })
      .then(refresh)
      .then(() => showToast(`“${name}” restored.`), showError);
  return useMutation({
    mutationFn: (confirmation: string) => call(remove, { site, body: { confirmation } }),
    async onSuccess() {
      // Before its screens learn that the site is gone.
      await navigate('/sites');
      await refresh();
      showToast(`“${name}” deleted. You can restore it for 30 days.`, {
        action: { label: 'Undo', onSelect: undo },
      });
    },
  });
}
