/** The members of a site: who has an account there, the latest first. */
import { DoorOpen, MailPlus, Upload, UserRound } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { type PlanInArea, plansOf } from '#domain/members/areas.ts';
import type { SiteMember } from '#domain/members/calls.ts';
import { exportMembers } from '#domain/members/calls-table.ts';
import { addressOf } from '../api.ts';
import { fill } from '../fill.ts';
import { NoMailServer } from '../no-mail-server.tsx';
import { rich } from '../rich.tsx';
import { useMay, useSite } from '../session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { inPlace, lazyPart } from '../ui/lazy-part.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { InvitationsPanel } from './invitations-panel.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { type Chosen, choiceOf, MemberFilters } from './member-filters.tsx';
import { useAreas } from './use-areas.ts';
import { useCanJoin, useMembers } from './use-members.ts';
import * as say from './words/en.ts';

const ImportDialog = lazyPart(() => import('./import/import-dialog.tsx'), 'ImportDialog');
const MembersOverTime = lazyPart(() => import('./members-over-time.tsx'), 'MembersOverTime', inPlace);

export function MembersScreen(): ReactNode {
  const site = useSite();
  const canJoin = useCanJoin(site.id);
  const areas = useAreas(site.id).data?.memberAreas;
  const plans = areas ? plansOf(areas) : [];
  const [opened, setOpened] = useState<'invite' | 'import'>();
  const close = () => setOpened(undefined);
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
          <Button icon={<Upload />} onClick={() => setOpened('import')}>
            {say.importLabel}
          </Button>
          {plans.length > 0 && (
            <Button icon={<MailPlus />} onClick={() => setOpened('invite')}>
              {say.invite}
            </Button>
          )}
        </>
      }
    >
      {(canJoin || plans.length > 0) && <NoMailServer />}
      <Members plans={plans} canJoin={canJoin} />
      {plans.length > 0 && <InvitationsPanel plans={plans} />}
      {opened === 'invite' && <InviteDialog plans={plans} onClose={close} />}
      {opened === 'import' && <ImportDialog plans={plans} onClose={close} />}
    </Screen>
  );
}

interface MembersProps {
  readonly plans: readonly PlanInArea[];
  readonly canJoin: boolean | undefined;
}

function Members({ plans, canJoin }: MembersProps): ReactNode {
  const { id: site } = useSite();
  const [chosen, setChosen] = useState<Chosen>({ words: '', plan: '', state: '' });
  const words = useDeferredValue(chosen.words.trim());
  const choice = choiceOf({ ...chosen, words });
  const list = useMembers(site, choice);
  const members = list.data?.pages.flatMap((page) => page.members);
  const isFiltered = Object.keys(choice).length > 0;
  const hasAny = (members?.length ?? 0) > 0;
  return (
    <>
      {(hasAny || isFiltered) && (
        <>
          <MembersOverTime />
          <MemberFilters {...{ plans, chosen }} onChange={setChosen} />
        </>
      )}
      <Listing
        label={say.members}
        query={list}
        rows={members}
        idOf={({ id }) => id}
        columns={useColumns(site)}
        open={({ id }) => `/sites/${site}/members/${id}`}
        empty={
          isFiltered
            ? { title: say.noMatches, picture: PICTURE, children: say.noMemberMatches }
            : { title: say.noMembersYet, picture: PICTURE, children: <HowToJoin canJoin={canJoin} /> }
        }
      />
      {hasAny && (
        <p>
          <a href={addressOf(exportMembers, { site, query: choice })} download>
            {say.exportTheseMembersCsv}
          </a>
        </p>
      )}
    </>
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
