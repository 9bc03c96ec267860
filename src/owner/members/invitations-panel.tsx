/** Invitations that wait to be accepted. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlanInArea } from '#domain/members/areas.ts';
import {
  type MemberInvitation,
  readInvitations,
  revokeInvitation,
} from '#domain/members/calls-invitations.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { keyOf } from './use-members.ts';
import * as say from './words/en.ts';

export function InvitationsPanel({ plans }: { readonly plans: readonly PlanInArea[] }): ReactNode {
  const { id: site } = useSite();
  const timeZone = useTimeZone(site);
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(site), 'invitations'],
    queryFn: ({ signal }) => call(readInvitations, { site }, { signal }),
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || data.invitations.length === 0) return null;
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  const columns: readonly Column<MemberInvitation>[] = [
    { title: say.email, kind: 'name', cell: ({ email }) => email },
    { title: say.plan, cell: ({ planId }) => plans.find(({ plan }) => plan.id === planId)?.plan.name },
    { title: say.until, kind: 'date', cell: ({ expiresAt }) => date.format(expiresAt) },
    { title: say.revoke, kind: 'actions', cell: (invitation) => <Revoke invitation={invitation} /> },
  ];
  return (
    <Panel title={say.openInvitations}>
      <Listing
        label={say.openInvitations}
        rows={data.invitations}
        idOf={({ id }) => id}
        columns={columns}
        empty={{ title: say.openInvitations, children: null }}
        isBare
      />
    </Panel>
  );
}

function Revoke({ invitation: { id, email } }: { readonly invitation: MemberInvitation }): ReactNode {
  const { id: site } = useSite();
  const action = useAction(() => call(revokeInvitation, { site, invitation: id }), {
    said: say.theInvitationIsRevoked,
    reads: keyOf(site),
  });
  const revoking = useConfirmed(action, {
    title: fill(say.revokeTheInvitationToEmail, { email }),
    description: say.itsLinkStopsWorking,
    action: say.revoke,
    isDangerous: true,
  });
  return (
    <>
      <Button onClick={() => revoking.ask(undefined)}>{say.revoke}</Button>
      {revoking.dialog}
    </>
  );
}
