/** Finding a file: search, kinds, the grid, uploads. Shared by the media screen and the pickers. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Images, Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './media-browser.module.css';
import { MediaGrid } from './media-grid.tsx';
import { type MediaItem, type MediaKind, mediaListQuery } from './media-item.ts';
import { DropArea, UploadButton, UploadList } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

export interface MediaBrowserProps {
  readonly siteId: string;
  /** Only files of this kind; absent: the kinds can be chosen. */
  readonly kind?: MediaKind | undefined;
  readonly chosenId?: string | undefined;
  readonly onChoose: (media: MediaItem) => void;
  readonly onOpen?: (media: MediaItem) => void;
  /** Told of each file that has been uploaded here. */
  readonly onUploaded?: (media: MediaItem) => void;
}

const KINDS = [
  { value: 'all', label: 'All' },
  { value: 'image', label: 'Pictures' },
  { value: 'file', label: 'Documents' },
  { value: 'audio', label: 'Sound' },
  { value: 'video', label: 'Film' },
] as const;
type ChosenKind = (typeof KINDS)[number]['value'];

export const ACCEPT: Readonly<Partial<Record<MediaKind, string>>> = {
  image: 'image/*',
  audio: 'audio/*',
  video: 'video/*',
};

export function MediaBrowser(props: MediaBrowserProps): ReactNode {
  const { siteId, kind: fixed, onUploaded } = props;
  const [typed, setTyped] = useState('');
  const [chosenKind, setKind] = useState<ChosenKind>('all');
  const search = useDeferredValue(typed);
  const kind = fixed ?? (chosenKind === 'all' ? undefined : chosenKind);
  const uploads = useUploads(siteId);
  const add = (files: readonly File[]): void => uploads.add(files, onUploaded);
  return (
    <DropArea label="Drop to upload" onFiles={add}>
      <div className={styles['bar']}>
        <div className={styles['search']}>
          <TextField
            label="Search files"
            isLabelHidden
            type="search"
            placeholder="Name, alt text or caption"
            value={typed}
            onChange={setTyped}
            suffix={<Search size={15} className={styles['glass']} aria-hidden="true" />}
          />
        </div>
        {!fixed && (
          <div className={styles['kinds']}>
            <Segmented label="Kind of file" value={chosenKind} options={KINDS} onChange={setKind} />
          </div>
        )}
        <UploadButton
          label="Upload"
          tone={fixed ? 'normal' : 'primary'}
          accept={fixed && ACCEPT[fixed]}
          onFiles={add}
        />
      </div>
      <UploadList {...uploads} />
      <Found {...props} kind={kind} search={search} add={add} />
    </DropArea>
  );
}

interface FoundProps extends MediaBrowserProps {
  readonly search: string;
  readonly add: (files: readonly File[]) => void;
}

function Found({ siteId, kind, search, chosenId, onChoose, onOpen, add }: FoundProps): ReactNode {
  const list = useInfiniteQuery(mediaListQuery(siteId, { kind, search }));
  if (list.isPending) return <Loading />;
  if (list.isError) return <Failure error={list.error} onRetry={() => void list.refetch()} />;
  const items = list.data.pages.flatMap(({ media }) => media);
  if (items.length === 0) return <Nothing isSearch={search.trim() !== '' || kind !== undefined} add={add} />;
  return (
    <>
      <p className="visually-hidden" role="status">
        {items.length}
        {list.hasNextPage ? ' or more' : ''} {items.length === 1 ? 'file' : 'files'}
      </p>
      <MediaGrid
        siteId={siteId}
        label="Files"
        items={items}
        chosenId={chosenId}
        onChoose={onChoose}
        {...(onOpen ? { onOpen } : {})}
      />
      {list.hasNextPage && (
        <div className={styles['more']}>
          <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({
  isSearch,
  add,
}: {
  readonly isSearch: boolean;
  readonly add: FoundProps['add'];
}): ReactNode {
  if (isSearch)
    return (
      <EmptyState title="Nothing found">
        No file has these words in its name, alt text or caption. Try fewer of them, or another kind.
      </EmptyState>
    );
  return (
    <EmptyState
      title="No files yet"
      picture={<Images size={34} strokeWidth={1.25} aria-hidden="true" />}
      action={<UploadButton label="Choose files" onFiles={add} />}
    >
      Drop pictures, sounds, films and documents here, or paste them.
    </EmptyState>
  );
}
