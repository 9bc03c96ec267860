/** Finds files: search and kinds, and the grid, which loads more as it is scrolled. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Images, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { EmptyState, Failure } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { GroupFilter } from './group-filter.tsx';
import styles from './media-finder.module.css';
import { MediaGrid, type MediaGridProps } from './media-grid.tsx';
import { ACCEPT, type MediaKind, type MediaPage, mediaListQuery } from './media-item.ts';
import type { Shown } from './neighbours.ts';
import { UploadButton } from './upload-area.tsx';
import { UploadList } from './upload-list.tsx';
import * as say from './words/en.ts';

export interface MediaFinderProps
  extends Pick<MediaGridProps, 'siteId' | 'chosenId' | 'onChoose' | 'onOpen' | 'selection' | 'onDelete'> {
  /** Begins with the pictures that lack alternative text. */
  readonly lacksAltFirst?: boolean;
  /** Limits the files to one kind; if absent, the owner can filter by kind. */
  readonly kind?: MediaKind | undefined;
  /** In a dialog, which covers the panel of uploads. */
  readonly showsUploads?: boolean;
  /** Absent if the account may not upload. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Called with what the grid shows. */
  readonly onShown?: ((shown: Shown) => void) | undefined;
  /** Shown at the end of the search row. */
  readonly action?: ReactNode;
}

const KINDS = [
  { value: 'all', label: say.all },
  { value: 'image', label: say.pictures },
  { value: 'file', label: say.documents },
  { value: 'audio', label: say.audio },
  { value: 'video', label: say.video },
  { value: 'no-alt', label: say.noAltText },
] as const;
type ChosenKind = (typeof KINDS)[number]['value'];

/** Debounces the search while typing. */
const SETTLE_MS = 150;

export function MediaFinder(props: MediaFinderProps): ReactNode {
  const { kind: fixed, showsUploads = false, action, selection } = props;
  const [typed, setTyped] = useState('');
  const [chosenKind, setKind] = useState<ChosenKind>(props.lacksAltFirst ? 'no-alt' : 'all');
  const [groupId, setGroupId] = useState('');
  const search = useSettled(typed);
  const lacksAlt = !fixed && chosenKind === 'no-alt';
  const kind = fixed ?? (chosenKind === 'all' || chosenKind === 'no-alt' ? undefined : chosenKind);
  // Selected files that are no longer visible must not be deleted with the rest.
  const { clear } = selection ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other filter begins anew
  useEffect(() => clear?.(), [clear, kind, lacksAlt, search, groupId]);
  return (
    <>
      <search className="cluster after">
        <div className={styles['search']}>
          <TextField
            label={say.searchFiles}
            isLabelHidden
            type="search"
            placeholder={say.nameAltTextOrCaption}
            value={typed}
            onChange={setTyped}
            suffix={<Search size={15} className={styles['glass']} aria-hidden="true" />}
          />
        </div>
        {!fixed && (
          <div className={styles['kinds']}>
            <Segmented label={say.fileType} value={chosenKind} options={KINDS} onChange={setKind} />
          </div>
        )}
        {action && <div className="push">{action}</div>}
      </search>
      <GroupFilter siteId={props.siteId} value={groupId} onChange={setGroupId} />
      {showsUploads && <UploadList />}
      <Found
        {...props}
        {...{ kind, search, lacksAlt, groupId }}
        isNarrowed={search.trim() !== '' || groupId !== '' || kind !== fixed || lacksAlt}
      />
    </>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface FoundProps extends MediaFinderProps {
  readonly search: string;
  readonly lacksAlt: boolean;
  /** Empty where no folder or label is chosen. */
  readonly groupId: string;
  /** Whether the owner has narrowed the list. */
  readonly isNarrowed: boolean;
}

function Found(props: FoundProps): ReactNode {
  const { siteId, kind, search, lacksAlt, groupId, onShown } = props;
  const list = useInfiniteQuery(mediaListQuery(siteId, { kind, search, lacksAlt, groupId }));
  useTellShown(list, { lacksAlt, groupId }, onShown);
  if (list.isPending) return <Loading />;
  if (list.isError && !list.data) return <Failure error={list.error} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap(({ media }) => media);
  const total = list.data.pages[0]?.total ?? items.length;
  if (items.length === 0 && total > 0) return <Loading />;
  if (items.length === 0) return <NothingFound {...props} />;
  return (
    <div aria-busy={list.isPlaceholderData}>
      <p className="visually-hidden" role="status">
        {fill(say.totalFiles, { total })}
      </p>
      <MediaGrid {...props} label={say.files2} items={items} />
      {list.isFetchNextPageError && <Failure error={list.error} onRetry={() => void list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <More isBusy={list.isFetchingNextPage} onMore={() => void list.fetchNextPage()} />
      )}
    </div>
  );
}

function useTellShown(
  list: {
    readonly data?: { readonly pages: readonly MediaPage[] } | undefined;
    readonly isPlaceholderData: boolean;
  },
  { lacksAlt, groupId }: Pick<FoundProps, 'lacksAlt' | 'groupId'>,
  onShown: MediaFinderProps['onShown'],
): void {
  const pages = list.data?.pages;
  // The previous list stays until the filtered one has loaded.
  const isLonger = lacksAlt && list.isPlaceholderData;
  useEffect(() => {
    const items = pages?.flatMap(({ media }) => media);
    if (items)
      onShown?.({ items: isLonger ? items.filter(({ alt }) => alt === '') : items, lacksAlt, groupId });
  }, [pages, isLonger, lacksAlt, groupId, onShown]);
}

function NothingFound({ kind, search, lacksAlt, groupId, isNarrowed, onFiles }: FoundProps): ReactNode {
  if (!isNarrowed) return <NoFiles kind={kind} onFiles={onFiles} />;
  if (groupId !== '' && search.trim() === '')
    return <EmptyState title={say.nothingHereYet}>{say.selectFilesUnderAllThenMove}</EmptyState>;
  return lacksAlt && search.trim() === '' ? (
    <EmptyState title={say.allPicturesHaveAltText}>{say.peopleWhoCantSeeThemKnow}</EmptyState>
  ) : (
    <EmptyState title={say.noMatches}>{say.tryOtherWordsOrAnotherFile}</EmptyState>
  );
}

/** Loads more shortly before it scrolls into view; also a button, if scrolling is not observed. */
function More({ isBusy, onMore }: { readonly isBusy: boolean; readonly onMore: () => void }): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (!element.current || isBusy) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && more.current(),
      { rootMargin: '1200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isBusy]);
  return (
    <div ref={element} className={`centre ${styles['more']}`}>
      <Button isBusy={isBusy} onClick={onMore}>
        {say.showMore}
      </Button>
    </div>
  );
}

const NONE_YET: Readonly<Partial<Record<MediaKind, { readonly title: string; readonly what: string }>>> = {
  image: { title: say.noPicturesYet, what: say.pictures2 },
  audio: { title: say.noAudioYet, what: say.sounds },
};

function NoFiles({ kind, onFiles }: Pick<MediaFinderProps, 'kind' | 'onFiles'>): ReactNode {
  const { title, what } = (kind && NONE_YET[kind]) ?? {
    title: say.noFilesYet,
    what: say.picturesAudioVideosAndDocuments,
  };
  return (
    <EmptyState
      title={title}
      picture={<Images size={34} strokeWidth={1.25} aria-hidden="true" />}
      action={
        onFiles && <UploadButton label={say.chooseFiles} accept={kind && ACCEPT[kind]} onFiles={onFiles} />
      }
    >
      {onFiles ? fill(say.dropWhatHereOrPasteThem, { what }) : say.filesOthersUploadToThisSite}
    </EmptyState>
  );
}
