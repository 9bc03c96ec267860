/** One member: who it is, which plans they have, and deleting the account. */
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { remove, type SiteMember } from '#domain/members/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { MembershipsPanel } from './memberships-panel.tsx';
import { keyOf, useMember } from './use-members.ts';
import * as say from './words/en.ts';

export function MemberScreen(): ReactNode {
  const site = useSite();
  const { member: id = '' } = useParams();
  const { data, error, refetch } = useMember(site.id, id);
  const above = { to: `/sites/${site.id}/members`, label: say.members };
  if (!data)
    return (
      <Screen title={say.member} above={above}>
        {error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />}
      </Screen>
    );
  const { member, memberships, sessions } = data;
  return (
    <Screen title={member.name || member.email} above={above} actions={<DeleteMember member={member} />}>
      <About member={member} sessions={sessions} />
      <MembershipsPanel siteMember={member.id} memberships={memberships} />
    </Screen>
  );
}

interface AboutProps {
  readonly member: SiteMember;
  readonly sessions: number;
}

function About({ member, sessions }: AboutProps): ReactNode {
  const timeZone = useTimeZone(useSite().id);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return (
    <Panel title={say.member}>
      <Facts
        facts={[
          [
            say.email,
            <a key="email" href={`mailto:${member.email}`}>
              {member.email}
            </a>,
          ],
          [say.joined, date.format(member.joinedAt)],
          [say.lastSignIn, member.lastSignInAt === null ? say.never : date.format(member.lastSignInAt)],
          [say.signsInWith, member.hasPassword ? say.aPasswordOrAnEmailedLink : say.anEmailedLink],
          [say.signedInOn, fill(say.sessionsDevices, { sessions })],
        ]}
      />
    </Panel>
  );
}

function DeleteMember({ member }: Pick<AboutProps, 'member'>): ReactNode {
  const { id: site } = useSite();
  const navigate = useNavigate();
  const action = useAction(() => call(remove, { site, siteMember: member.id }), {
    said: say.theAccountIsDeleted,
    reads: keyOf(site),
    onDone: () => void navigate(`/sites/${site}/members`),
  });
  const deleting = useConfirmed(action, {
    title: fill(say.deleteTheAccountOfName, { name: member.name || member.email }),
    description: say.theyAreSignedOutEverywhereTheir,
    action: say.deleteAccount,
    isDangerous: true,
  });
  return (
    <>
      <Button onClick={() => deleting.ask(undefined)}>{say.deleteAccount}</Button>
      {deleting.dialog}
    </>
  );
}
