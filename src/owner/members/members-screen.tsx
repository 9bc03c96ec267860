/** The members of a site: who has an account there, the latest first. */
import { DoorOpen, MailPlus, UserRound } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { plansOf } from '#domain/members/areas.ts';
import type { SiteMember } from '#domain/members/calls.ts';
import { fill } from '../fill.ts';
import { NoMailServer } from '../no-mail-server.tsx';
import { rich } from '../rich.tsx';
import { useMay, useSite } from '../session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { FilterBar, SearchField } from '../ui/list.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useAreas } from './use-areas.ts';
import { useCanJoin, useMembers } from './use-members.ts';
import * as say from './words/en.ts';

export function MembersScreen(): ReactNode {
  const site = useSite();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useMembers(site.id, search);
  const canJoin = useCanJoin(site.id);
  const areas = useAreas(site.id).data?.memberAreas;
  const plans = areas ? plansOf(areas) : [];
  const [isInviting, setIsInviting] = useState(false);
  const members = list.data?.pages.flatMap((page) => page.members);
  return (
    <Screen
      title={say.members}
      description={fill(say.everyoneWithAnAccountOnName, { name: site.name })}
      width="wide"
      actions={
        <>
          <ButtonLink icon={<DoorOpen />} href={`/sites/${site.id}/members/areas`}>
            {say.memberAreas}
          </ButtonLink>
          {plans.length > 0 && (
            <Button icon={<MailPlus />} onClick={() => setIsInviting(true)}>
              {say.invite}
            </Button>
          )}
        </>
      }
    >
      {(canJoin || plans.length > 0) && <NoMailServer />}
      {((members?.length ?? 0) > 0 || search !== '') && (
        <FilterBar label={say.members}>
          <SearchField label={say.searchMembers} value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label={say.members}
        query={list}
        rows={members}
        idOf={({ id }) => id}
        columns={useColumns(site.id)}
        open={({ id }) => `/sites/${site.id}/members/${id}`}
        empty={
          search === ''
            ? { title: say.noMembersYet, picture: PICTURE, children: <HowToJoin canJoin={canJoin} /> }
            : { title: say.noMatches, picture: PICTURE, children: say.noMembersNameOrEmailMatches }
        }
      />
      {plans.length > 0 && <InvitationsPanel plans={plans} />}
      {isInviting && <InviteDialog plans={plans} onClose={() => setIsInviting(false)} />}
    </Screen>
  );
}

const PICTURE = <UserRound size={32} />;

function HowToJoin({ canJoin }: { readonly canJoin: boolean | undefined }): ReactNode {
  const { id } = useSite();
  const mayChange = useMay('config.settings');
  if (canJoin !== false) return say.visitorsCanCreateAnAccountAt;
  return (
    <>
      {rich(say.visitorsCantCreateAccountsOnYour, {
        mayChange: mayChange && (
          <Link to={`/sites/${id}/settings/members`}>{say.letVisitorsCreateAccounts}</Link>
        ),
      })}
    </>
  );
}

function useColumns(siteId: string): readonly Column<SiteMember>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  const nameOf = ({ name, email }: SiteMember) => name || email;
  return [
    { title: say.member, kind: 'name', cell: nameOf, sortBy: nameOf },
    { title: say.address, cell: ({ email, name }) => name && email, sortBy: ({ email }) => email },
    {
      title: say.lastSignIn,
      kind: 'date',
      cell: ({ lastSignInAt }) => lastSignInAt !== null && date.format(lastSignInAt),
      sortBy: ({ lastSignInAt }) => lastSignInAt ?? 0,
    },
    {
      title: say.joined,
      kind: 'date',
      cell: ({ joinedAt }) => date.format(joinedAt),
      sortBy: ({ joinedAt }) => joinedAt,
    },
  ];
}
