/** Deletes the site, once its short name has been typed: that cannot happen by accident. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { remove, restore } from '#domain/sites/calls.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { rich } from '../../rich.tsx';
import { ME_KEY, useSite } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Panel, Stack } from '../../ui/page.tsx';
import { showError, showToast } from '../../ui/toasts.tsx';
import * as say from './words/en.ts';

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
    <Panel title={fill(say.deleteName, { name })} description={say.visitorsCanNoLongerSeeThe}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p>
            {rich(say.toKeepACopyExportThe, {
              link: (inside) => <Link to={`/sites/${siteId}/settings/export`}>{inside}</Link>,
            })}
          </p>
          {deleting.error && <Failure title={say.notDeleted} error={deleting.error} />}
          <TextField
            label={fill(say.typeIdentifierToDeleteIt, { identifier })}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={typed}
            error={isWrong ? fill(say.typeIdentifierExactlyNothingHasBeen, { identifier }) : undefined}
            onChange={(next) => {
              setTyped(next);
              setWrong(false);
            }}
          />
          <div>
            <Button type="submit" tone="danger" isBusy={deleting.isPending}>
              {say.deleteSite}
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
      .then(() => showToast(fill(say.nameRestored, { name })), showError);
  return useMutation({
    mutationFn: (confirmation: string) => call(remove, { site, body: { confirmation } }),
    async onSuccess() {
      // Before its screens learn that the site is gone.
      await navigate('/sites');
      await refresh();
      showToast(fill(say.nameDeletedYouCanRestoreIt, { name }), {
        action: { label: say.undo, onSelect: undo },
      });
    },
  });
}
