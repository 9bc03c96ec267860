/** Invites people to a plan, by their addresses. */
import { type ReactNode, useState } from 'react';
import type { PlanInArea } from '#domain/members/areas.ts';
import { invite, MAX_INVITED_AT_ONCE } from '#domain/members/calls-invitations.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { SelectField, TextArea } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useAction } from '../ui/use-action.ts';
import { keyOf } from './use-members.ts';
import * as say from './words/en.ts';

interface InviteDialogProps {
  readonly plans: readonly PlanInArea[];
  readonly onClose: () => void;
}

export function InviteDialog({ plans, onClose }: InviteDialogProps): ReactNode {
  const { id: site } = useSite();
  const [plan, setPlan] = useState(plans[0]?.plan.id ?? '');
  const [typed, setTyped] = useState('');
  const emails = typed.split(/[\s,;]+/).filter((each) => each !== '');
  const send = useAction(() => call(invite, { site, body: { plan, emails } }), {
    said: say.theInvitationsAreSent,
    reads: keyOf(site),
    isFailureShown: true,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={say.invitePeople}
      description={say.theyGetALinkThatWorksOnce}
      size="small"
      action={say.sendInvitations}
      isIncomplete={plan === '' || emails.length === 0 || emails.length > MAX_INVITED_AT_ONCE}
      sending={{ ...send, mutate: () => send.mutate() }}
      onClose={onClose}
    >
      <SelectField
        label={say.plan}
        value={plan}
        options={plans.map((each) => ({
          value: each.plan.id,
          label: `${each.area.name}: ${each.plan.name}`,
        }))}
        onChange={setPlan}
      />
      <TextArea
        label={say.emailAddresses}
        hint={fill(say.oneOrSeveralUpToMost, { most: MAX_INVITED_AT_ONCE })}
        value={typed}
        onChange={setTyped}
      />
    </FormDialog>
  );
}
