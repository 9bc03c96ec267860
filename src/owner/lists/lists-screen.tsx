/** The newsletter lists of a site, and who is on them. */

import { Mails, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { NewsletterList } from '#domain/lists/calls.ts';
import { LOCALE } from '../language.ts';
import { NoMailServer } from '../no-mail-server.tsx';
import { rich } from '../rich.tsx';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/field.tsx';
import { FilterBar, SearchField } from '../ui/list.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState, type EmptyStateProps, Notice } from '../ui/notice.tsx';
import { Notices, Panel, Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { ListActions } from './list-actions.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';
import { type Folder, type MemberLook, useLists, useMembers } from './lists.ts';
import { MemberList } from './member-list.tsx';
import * as say from './words/en.ts';

export function ListsScreen(): ReactNode {
  const { id: siteId } = useSite();
  const lists = useLists(siteId);
  const [query, setQuery] = useSearchParams();
  const [isMaking, setIsMaking] = useState(false);
  const all = lists.data?.lists ?? [];
  const list = all.find(({ id }) => id === query.get('list')) ?? all[0];
  const open = (id: string) => setQuery({ list: id });
  const make = (
    <Button tone={list ? 'normal' : 'primary'} icon={<Plus />} onClick={() => setIsMaking(true)}>
      {say.newList}
    </Button>
  );
  return (
    <Screen title={say.lists} actions={list && make}>
      <NotRead query={lists} />
      <Notices>
        {lists.data && lists.data.setAside > 0 && <SetAside siteId={siteId} count={lists.data.setAside} />}
      </Notices>
      {lists.data && !list && (
        <EmptyState title={say.noListsYet} picture={<Mails size={32} />} action={make}>
          {say.putANewsletterBlockOnA}
        </EmptyState>
      )}
      {list && <NoMailServer />}
      {list && <OneList key={list.id} list={list} lists={all} onOpen={open} />}
      {isMaking && <ListNameDialog siteId={siteId} onDone={open} onClose={() => setIsMaking(false)} />}
    </Screen>
  );
}

function SetAside({ siteId, count }: { readonly siteId: string; readonly count: number }): ReactNode {
  return (
    <Notice tone="warning">
      {rich(say.countSignUpsLookedLikeSpam, {
        count,
        link: (inside) => <Link to={`/sites/${siteId}/submissions?folder=spam`}>{inside}</Link>,
      })}
    </Notice>
  );
}

interface OneListProps {
  readonly list: NewsletterList;
  readonly lists: readonly NewsletterList[];
  readonly onOpen: (id: string) => void;
}

function OneList({ list, lists, onOpen }: OneListProps): ReactNode {
  const { id: siteId } = useSite();
  const [look, setLook] = useState<MemberLook>({ folder: 'subscribed', search: '' });
  const loaded = useMembers(siteId, list.id, useDeferredValue(look));
  return (
    <>
      <FilterBar label={say.people}>
        {lists.length > 1 && (
          <SelectField
            label={say.list}
            isLabelHidden
            value={list.id}
            options={lists.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onOpen}
          />
        )}
        <Segmented<Folder>
          label={say.status}
          value={look.folder}
          options={[
            { value: 'subscribed', label: say.subscribed, count: count(list.counts.subscribed) },
            { value: 'pending', label: say.unconfirmed, count: count(list.counts.pending) },
            {
              value: 'gone',
              label: say.unsubscribed,
              count: count(list.counts.unsubscribed + list.counts.removed),
            },
          ]}
          onChange={(folder) => setLook({ ...look, folder })}
        />
        <SearchField
          label={say.search}
          value={look.search}
          onChange={(search) => setLook({ ...look, search })}
        />
      </FilterBar>
      <Panel title={list.name} actions={<ListActions list={list} />}>
        <MemberList listId={list.id} loaded={loaded} folder={look.folder} empty={nobody(look)} />
      </Panel>
    </>
  );
}

function count(number: number): ReactNode {
  return number > 0 ? <Badge>{number.toLocaleString(LOCALE)}</Badge> : undefined;
}

const NOBODY: Readonly<Record<Folder, EmptyStateProps>> = {
  subscribed: {
    title: say.noPeopleYet,
    children: say.peopleWhoSignUpAppearHere,
  },
  pending: { title: say.noUnconfirmedPeople, children: say.everyoneWhoSignedUpHasConfirmed },
  gone: {
    title: say.noUnsubscribedPeople,
    children: say.peopleWhoUnsubscribeOrAreRemoved,
  },
};

function nobody({ folder, search }: MemberLook): EmptyStateProps {
  return search === '' ? NOBODY[folder] : { title: say.noMatches, children: say.tryOtherLetters };
}
