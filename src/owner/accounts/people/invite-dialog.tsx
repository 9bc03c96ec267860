import { type ReactNode, useState } from 'react';
import { invite as inviteCall } from '#domain/accounts/calls-people.ts';
import { ROLE_WORDS, rolesToGive } from '#domain/accounts/role-names.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useAction } from '../../ui/use-action.ts';
import * as say from './words/en.ts';

const OPTIONS = rolesToGive().map((each) => ({ value: String(each.role), label: each.label }));

export interface InviteDialogProps {
  readonly siteId: string;
  readonly onClose: () => void;
}

export function InviteDialog({ siteId, onClose }: InviteDialogProps): ReactNode {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState(String(CONTRIBUTOR_ROLES.editor));
  const invite = useAction(() => call(inviteCall, { site: siteId, body: { email, role: Number(role) } }), {
    said: ({ isMailed, link }) =>
      isMailed && link === null ? fill(say.invitationSentToEmail, { email }) : undefined,
    reads: ['people'],
    isFailureShown: true,
    onDone: ({ isMailed, link }) => isMailed && link === null && onClose(),
  });
  const made = invite.data;
  if (made && (made.link !== null || !made.isMailed))
    return <Invited {...made} email={email} onClose={onClose} />;
  return (
    <FormDialog
      title={say.inviteSomeone}
      description={say.theyGetAnEmailWithA}
      size="small"
      action={say.sendInvitation}
      sending={invite}
      onClose={onClose}
    >
      <TextField
        label={say.emailAddress}
        type="email"
        autoComplete="off"
        autoFocus
        required
        value={email}
        onChange={setEmail}
      />
      <SelectField
        label={say.role}
        hint={ROLE_WORDS.find((each) => String(each.role) === role)?.description}
        value={role}
        options={OPTIONS}
        onChange={setRole}
      />
    </FormDialog>
  );
}

export interface InvitedProps {
  readonly email: string;
  readonly isMailed: boolean;
  /** Null for all but owners of the installation: it opens an account. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/** The link of an invitation, to be passed on in any other way. */
export function Invited({ email, isMailed, link, onClose }: InvitedProps): ReactNode {
  const toPassOn = isMailed
    ? fill(say.weEmailedEmailYouCanAlso, { email })
    : fill(say.noMailServerIsSetUp, { email });
  const asked = fill(say.noMailServerIsSetUpAsk, { email });
  return (
    <Dialog
      title={isMailed ? say.invited : say.invitationNotSent}
      description={link === null ? asked : toPassOn}
      isOpen
      size="small"
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {say.done}
        </Button>
      }
    >
      {link !== null && (
        <CopyField label={say.link} hint={fill(say.worksOnceForOneWeekAnyone, { email })} text={link} />
      )}
    </Dialog>
  );
}
