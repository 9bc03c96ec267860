/** The newsletter lists of a site, and who is on them. */
import { Mails, Plus } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { NewsletterList } from '#domain/lists/calls.ts';
import { NoMailServer } from '../no-mail-server.tsx';
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
      New list
    </Button>
  );
  return (
    <Screen title="Lists" actions={list && make}>
      <NotRead query={lists} />
      <Notices>
        {lists.data && lists.data.setAside > 0 && <SetAside siteId={siteId} count={lists.data.setAside} />}
      </Notices>
      {lists.data && !list && (
        <EmptyState title="No lists yet" picture={<Mails size={32} />} action={make}>
          Put a newsletter block on a page to collect sign-ups here. Or create a list and import people who
          have agreed.
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
      {count === 1 ? 'One sign-up looked like spam' : `${count} sign-ups looked like spam`}, so no
      confirmation email was sent.{' '}
      <Link to={`/sites/${siteId}/submissions?folder=spam`}>Review the spam folder</Link>: an email goes out
      as soon as you mark a sign-up as not spam.
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
      <FilterBar label="People">
        {lists.length > 1 && (
          <SelectField
            label="List"
            isLabelHidden
            value={list.id}
            options={lists.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onOpen}
          />
        )}
        <Segmented<Folder>
          label="Status"
          value={look.folder}
          options={[
            { value: 'subscribed', label: 'Subscribed', count: count(list.counts.subscribed) },
            { value: 'pending', label: 'Unconfirmed', count: count(list.counts.pending) },
            {
              value: 'gone',
              label: 'Unsubscribed',
              count: count(list.counts.unsubscribed + list.counts.removed),
            },
          ]}
          onChange={(folder) => setLook({ ...look, folder })}
        />
        <SearchField label="Search" value={look.search} onChange={(search) => setLook({ ...look, search })} />
      </FilterBar>
      <Panel title={list.name} actions={<ListActions list={list} />}>
        <MemberList listId={list.id} loaded={loaded} folder={look.folder} empty={nobody(look)} />
      </Panel>
    </>
  );
}

function count(number: number): ReactNode {
  return number > 0 ? <Badge>{number.toLocaleString()}</Badge> : undefined;
}

const NOBODY: Readonly<Record<Folder, EmptyStateProps>> = {
  subscribed: {
    title: 'No people yet',
    children: 'People who sign up appear here once they confirm by email.',
  },
  pending: { title: 'No unconfirmed people', children: 'Everyone who signed up has confirmed.' },
  gone: {
    title: 'No unsubscribed people',
    children: 'People who unsubscribe or are removed stay here for your records.',
  },
};

function nobody({ folder, search }: MemberLook): EmptyStateProps {
  return search === '' ? NOBODY[folder] : { title: 'No matches', children: 'Try other letters.' };
}
