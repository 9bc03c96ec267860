/** The people of a list in a table, some of them chosen to be taken off. */

import type { ReactNode } from 'react';
import * as lists from '#domain/lists/calls.ts';
import { sourceText } from '#domain/lists/members-csv.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import type { Choice } from '../ui/list.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import type { EmptyStateProps } from '../ui/notice.tsx';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import { type Folder, membersOf, people, useListChange, type useMembers } from './lists.ts';
import * as say from './words/en.ts';

const MOST_AT_ONCE = 500;
const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

interface MemberListProps {
  readonly listId: string;
  readonly loaded: ReturnType<typeof useMembers>;
  readonly folder: Folder;
  readonly empty: EmptyStateProps;
}

export function MemberList({ listId, loaded, folder, empty }: MemberListProps): ReactNode {
  const isGone = folder === 'gone';
  return (
    <Listing
      key={folder}
      label={say.people}
      isBare
      query={loaded}
      rows={loaded.data && membersOf(loaded.data)}
      idOf={({ id }) => id}
      columns={isGone ? [...COLUMNS, ENDED] : COLUMNS}
      bulk={
        isGone
          ? undefined
          : {
              nameOf: ({ email }) => email,
              most: MOST_AT_ONCE,
              actions: (choice) => <TakeOff listId={listId} choice={choice} />,
            }
      }
      empty={empty}
    />
  );
}

const nameOf = ({ name, email }: lists.ListMember) => name || email;
const sinceOf = ({ confirmedAt, askedAt }: lists.ListMember) => confirmedAt ?? askedAt;

const COLUMNS: readonly Column<lists.ListMember>[] = [
  { title: say.person, kind: 'name', cell: nameOf, sortBy: nameOf },
  { title: say.address, cell: ({ name, email }) => name && email, sortBy: ({ email }) => email },
  { title: say.source, cell: ({ source }) => sourceText(source), sortBy: ({ source }) => sourceText(source) },
  { title: say.since, kind: 'date', cell: (member) => DATE.format(sinceOf(member)), sortBy: sinceOf },
];

const ENDED: Column<lists.ListMember> = {
  title: say.left,
  cell: ({ state, endedAt }) => {
    const when = endedAt === null ? '' : `, ${DATE.format(endedAt)}`;
    return (
      <Badge>
        {state === 'unsubscribed' ? fill(say.unsubscribedWhen, { when }) : fill(say.removedWhen, { when })}
      </Badge>
    );
  },
  sortBy: ({ endedAt }) => endedAt ?? 0,
};

function TakeOff({ listId, choice }: { readonly listId: string; readonly choice: Choice }): ReactNode {
  const { id: siteId } = useSite();
  const remove = useListChange(siteId, {
    run: (ids: readonly string[]) => call(lists.removeMembers, { site: siteId, list: listId, body: { ids } }),
    done: ({ removed }) => fill(say.peopleRemovedFromTheList, { people: people(removed) }),
    onDone: choice.clear,
  });
  const removing = useConfirmed(remove, {
    title: fill(say.removePeopleFromTheList, { people: people(choice.ids.length) }),
    description: say.theyGetNoMoreEmailsTheir,
    action: say.remove,
  });
  return (
    <>
      <Button size="small" onClick={() => removing.ask(choice.ids)}>
        {say.remove}
      </Button>
      {removing.dialog}
    </>
  );
}
