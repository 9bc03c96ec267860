/** The members of a site: who has an account there, the latest first. */
import { UserRound } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import type { SiteMember } from '#domain/members/calls.ts';
import { NoMailServer } from '../no-mail-server.tsx';
import { useMay, useSite } from '../session.ts';
import { FilterBar, SearchField } from '../ui/list.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { useCanJoin, useMembers } from './use-members.ts';

export function MembersScreen(): ReactNode {
  const site = useSite();
  const [words, setWords] = useState('');
  const search = useDeferredValue(words.trim());
  const list = useMembers(site.id, search);
  const canJoin = useCanJoin(site.id);
  const members = list.data?.pages.flatMap((page) => page.members);
  return (
    <Screen title="Members" description={`Everyone with an account on ${site.name}.`} width="wide">
      {canJoin && <NoMailServer />}
      {((members?.length ?? 0) > 0 || search !== '') && (
        <FilterBar label="Members">
          <SearchField label="Search members" value={words} onChange={setWords} />
        </FilterBar>
      )}
      <Listing
        label="Members"
        query={list}
        rows={members}
        idOf={({ id }) => id}
        columns={useColumns(site.id)}
        open={({ id }) => `/sites/${site.id}/members/${id}`}
        empty={
          search === ''
            ? { title: 'No members yet', picture: PICTURE, children: <HowToJoin canJoin={canJoin} /> }
            : { title: 'No matches', picture: PICTURE, children: 'No member’s name or email matches.' }
        }
      />
    </Screen>
  );
}

const PICTURE = <UserRound size={32} />;

function HowToJoin({ canJoin }: { readonly canJoin: boolean | undefined }): ReactNode {
  const { id } = useSite();
  const mayChange = useMay('config.settings');
  if (canJoin !== false) return 'Visitors can create an account at /account/join on your site.';
  return (
    <>
      Visitors can’t create accounts on your site yet.{' '}
      {mayChange && <Link to={`/sites/${id}/settings/members`}>Let visitors create accounts</Link>}
    </>
  );
}

function useColumns(siteId: string): readonly Column<SiteMember>[] {
  const timeZone = useTimeZone(siteId);
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone });
  const nameOf = ({ name, email }: SiteMember) => name || email;
  return [
    { title: 'Member', kind: 'name', cell: nameOf, sortBy: nameOf },
    { title: 'Address', cell: ({ email, name }) => name && email, sortBy: ({ email }) => email },
    {
      title: 'Last sign-in',
      kind: 'date',
      cell: ({ lastSignInAt }) => lastSignInAt !== null && date.format(lastSignInAt),
      sortBy: ({ lastSignInAt }) => lastSignInAt ?? 0,
    },
    {
      title: 'Joined',
      kind: 'date',
      cell: ({ joinedAt }) => date.format(joinedAt),
      sortBy: ({ joinedAt }) => joinedAt,
    },
  ];
}
