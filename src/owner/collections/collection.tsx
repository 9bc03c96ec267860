/** The items of a collection: found by state, word and label, changed one by one or many at once. */

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarDays, GraduationCap, List, PenLine, Plus, Settings2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { type Collection, readItems } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { call } from '../api.ts';
import { collectionsQuery, itemWord } from '../documents.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { inPlace, lazyPart } from '../ui/lazy-part.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import { CollectionSettingsDialog } from './collection-settings-dialog.tsx';
import styles from './collections.module.css';
import { DraftNotice } from './draft-notice.tsx';
import { type Filter, ItemFilters, NO_FILTER } from './item-filters.tsx';
import { ItemList } from './item-list.tsx';
import { ITEM_WORDS } from './item-words.ts';
import { SamplePostsButton } from './sample-posts.tsx';
import * as say from './words/en.ts';

const NewItemDialog = lazyPart(() => import('./new-item-dialog.tsx'), 'NewItemDialog');
const Calendar = lazyPart(() => import('./calendar.tsx'), 'Calendar', inPlace);

export function CollectionScreen(): ReactNode {
  const site = useSite();
  const { collection: id } = useParams();
  const collections = useQuery(collectionsQuery(site.id));
  const collection = collections.data?.find((each) => each.id === id);
  if (collections.isPending) return <Loading />;
  if (collections.error)
    return (
      <Screen title={say.collection}>
        <Failure error={collections.error} onRetry={() => void collections.refetch()} />
      </Screen>
    );
  if (!collection)
    return (
      <Screen title={say.collection}>
        <EmptyState title={say.collectionNotFound}>{say.itMayHaveBeenDeletedYou}</EmptyState>
      </Screen>
    );
  return <Items key={collection.id} collection={collection} />;
}

function useItems(siteId: string, collectionId: string, filter: Filter) {
  return useInfiniteQuery({
    queryKey: ['documents', siteId, 'items', collectionId, filter],
    initialPageParam: 0,
    queryFn: ({ pageParam: offset, signal }) => {
      const state = filter.state === 'all' ? undefined : filter.state;
      const query = { ...filter, state, offset };
      return call(readItems, { site: siteId, collection: collectionId, query }, { signal });
    },
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { items }) => sum + items.length, 0);
      return shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

const VIEWS = [
  { value: 'list', label: say.list, icon: <List aria-hidden="true" /> },
  { value: 'calendar', label: say.calendar, icon: <CalendarDays aria-hidden="true" /> },
] as const;

function Items({ collection }: { readonly collection: Collection }): ReactNode {
  const { id: siteId } = useSite();
  const [query, setQuery] = useSearchParams();
  const [areSettingsOpen, setAreSettingsOpen] = useState(() => query.has('settings'));
  const view = query.get('view') === 'calendar' ? 'calendar' : 'list';
  const navigate = useNavigate();
  return (
    <Screen
      title={collection.title}
      above={{ to: `/sites/${siteId}/pages`, label: say.pages }}
      width={view === 'calendar' ? 'wide' : 'normal'}
      description={fill(ITEM_WORDS[itemWord(collection.type)].count, { count: collection.items })}
      actions={
        <>
          {collection.items > 0 && (
            <Segmented
              label={say.view}
              value={view}
              options={VIEWS}
              onChange={(next) => setQuery(next === 'list' ? {} : { view: next }, { replace: true })}
            />
          )}
          <Button
            aria-label={say.collectionSettings}
            icon={<Settings2 />}
            onClick={() => setAreSettingsOpen(true)}
          >
            {say.settings}
          </Button>
          {collection.type === COLLECTION_TYPES.lessons && (
            <ButtonLink icon={<GraduationCap />} href={`/sites/${siteId}/courses/${collection.id}`}>
              {say.course}
            </ButtonLink>
          )}
          {collection.pageId && (
            <Button
              icon={<PenLine />}
              onClick={() => void navigate(`/sites/${siteId}/edit/${collection.pageId}`)}
            >
              {say.editItsPage}
            </Button>
          )}
          {(collection.items > 0 || view === 'calendar') && <NewItemButton collection={collection} />}
        </>
      }
    >
      <DraftNotice collection={collection} />
      {view === 'calendar' ? (
        <Calendar collection={collection} />
      ) : (
        <ListView key={String(collection.settings.isManuallyOrdered)} collection={collection} />
      )}
      {areSettingsOpen && (
        <CollectionSettingsDialog collection={collection} onClose={() => setAreSettingsOpen(false)} />
      )}
    </Screen>
  );
}

function ListView({ collection }: { readonly collection: Collection }): ReactNode {
  const { id: siteId } = useSite();
  const isByHand = collection.settings.isManuallyOrdered;
  const first: Filter = isByHand ? { ...NO_FILTER, order: 'manual' } : NO_FILTER;
  const [filter, setFilter] = useState(first);
  const isUnfiltered = filter.search === '' && filter.state === 'all' && filter.label === '';
  const isOrdered = isByHand && isUnfiltered && filter.order === 'manual';
  const items = useItems(siteId, collection.id, filter);
  const list = items.data?.pages.flatMap((page) => page.items) ?? [];
  const total = items.data?.pages[0]?.total ?? 0;
  return (
    <>
      {collection.items > 0 && <ItemFilters collection={collection} filter={filter} onChange={setFilter} />}
      <NotRead query={items} />
      {items.data && list.length === 0 && <NoItems collection={collection} isFiltered={!isUnfiltered} />}
      {list.length > 0 && <ItemList items={list} total={total} isOrdered={isOrdered} />}
      {isByHand && list.length > 1 && <OrderHint isOrdered={isOrdered} />}
      {items.hasNextPage && (
        <Button isBusy={items.isFetchingNextPage} onClick={() => void items.fetchNextPage()}>
          {say.showMore}
        </Button>
      )}
    </>
  );
}

function OrderHint({ isOrdered }: { readonly isOrdered: boolean }): ReactNode {
  return (
    <p className={`hint ${styles['hint']}`}>
      {isOrdered ? say.visitorsSeeThisOrderDragAn : say.visitorsSeeTheManualOrderTo}
    </p>
  );
}

function NoItems({ collection, isFiltered }: { collection: Collection; isFiltered: boolean }): ReactNode {
  if (isFiltered && collection.items > 0)
    return <EmptyState title={say.noMatches}>{say.changeYourSearchOrFiltersTo}</EmptyState>;
  return (
    <EmptyState
      title={ITEM_WORDS[itemWord(collection.type)].none}
      action={
        <div className={`cluster ${styles['begin']}`}>
          {collection.type === COLLECTION_TYPES.blog && <SamplePostsButton collection={collection} />}
          <NewItemButton collection={collection} />
        </div>
      }
    >
      {fill(say.whatYouWriteHereAppearsOn, { title: collection.title })}
    </EmptyState>
  );
}

/** Starts at once when opened by a link that ends in `#new`. */
function NewItemButton({ collection }: { collection: Collection }): ReactNode {
  const [isPressed, setIsPressed] = useState(false);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    setIsPressed(false);
    if (hash === '#new') void navigate({ hash: '' }, { replace: true });
  };
  return (
    <>
      <Button tone="primary" icon={<Plus />} onClick={() => setIsPressed(true)}>
        {ITEM_WORDS[itemWord(collection.type)].anew}
      </Button>
      {(isPressed || hash === '#new') && <NewItemDialog collection={collection} onClose={close} />}
    </>
  );
}
