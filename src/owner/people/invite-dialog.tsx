/** Invites somebody by mail. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { invite as inviteCall } from '#domain/accounts/calls-people.ts';
import { ROLE_WORDS } from '#domain/accounts/role-names.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { call } from '../api.ts';
import { useMe } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { showToast } from '../ui/toasts.tsx';

const OPTIONS = ROLE_WORDS.map((each) => ({ value: String(each.role), label: each.label }));

export interface InviteDialogProps {
  readonly siteId: string;
  readonly onClose: () => void;
}

export function InviteDialog({ siteId, onClose }: InviteDialogProps): ReactNode {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(String(CONTRIBUTOR_ROLES.editor));
  const formId = useId();
  const queryClient = useQueryClient();
  const invite = useMutation({
    mutationFn: () => call(inviteCall, { site: siteId, body: { email, role: Number(role) } }),
    async onSuccess({ isMailed }) {
      if (isMailed) {
        onClose();
        showToast(`An invitation for ${email} is on its way.`);
      }
      await queryClient.invalidateQueries({ queryKey: ['people'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
  };
  if (invite.data && !invite.data.isMailed) return <NotMailed email={email} onClose={onClose} />;
  return (
    <Dialog
      title="Invite somebody"
      description="They get a mail with a link that is good for a week."
      isOpen
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} tone="primary" isBusy={invite.isPending}>
            Send invitation
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Stack>
          {invite.error && <Failure error={invite.error} />}
          <TextField
            label="Email address"
            type="email"
            autoComplete="off"
            autoFocus
            required
            value={email}
            onChange={setEmail}
          />
          <SelectField
            label="Role"
            hint={ROLE_WORDS.find((each) => String(each.role) === role)?.description}
            value={role}
            options={OPTIONS}
            onChange={setRole}
          />
        </Stack>
      </form>
    </Dialog>
  );
}

/** Links that open accounts are read by owners of the installation alone. */
function NotMailed({ email, onClose }: { readonly email: string; readonly onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const isOwner = useMe().data?.isOwner ?? false;
  return (
    <Dialog
      title="The invitation is not sent"
      description={
        isOwner
          ? `No mail server is set. The link for ${email} is in the Outbox: copy it from there and pass it on yourself.`
          : `No mail server is set. Ask an owner of this installation to pass on the link for ${email}: it is in their Outbox.`
      }
      isOpen
      size="small"
      onClose={onClose}
      footer={
        isOwner ? (
          <>
            <Button onClick={onClose}>Done</Button>
            <Button tone="primary" onClick={() => void navigate('/outbox')}>
              Open the Outbox
            </Button>
          </>
        ) : (
          <Button tone="primary" onClick={onClose}>
            Understood
          </Button>
        )
      }
    />
  );
}
