/** Deleted files: brought back with one press, for 30 days. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fetchThumbnail, restore as restoreCall } from '#domain/media/calls.ts';
import { KEEP_DELETED_DAYS } from '#domain/media/media.ts';
import { addressOf, call } from '../api.ts';
import { daysLeft } from '../days-left.ts';
import { fill } from '../fill.ts';
import { useSiteOrigin } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './deleted-files.module.css';
import { useMediaCache } from './library/media-cache.ts';
import { type MediaItem, mediaListQuery } from './library/media-item.ts';
import { MediaThumb } from './library/media-thumb.tsx';
import * as say from './words/en.ts';

export interface DeletedFilesDialogProps {
  readonly siteId: string;
  readonly onClose: () => void;
}

export function DeletedFilesDialog({ siteId, onClose }: DeletedFilesDialogProps): ReactNode {
  const list = useInfiniteQuery({ ...mediaListQuery(siteId, { isDeleted: true }), staleTime: 0 });
  const items = list.data?.pages.flatMap(({ media }) => media) ?? [];
  return (
    <Dialog
      title={say.deletedFiles}
      description={fill(say.filesAreKeptForKeepdeleteddaysDays, { keepDeletedDays: KEEP_DELETED_DAYS })}
      isOpen
      onClose={onClose}
    >
      <NotRead query={list} />
      {list.data && items.length === 0 && <p>{say.noDeletedFiles}</p>}
      <ul className="stack snug">
        {items.map((media) => (
          <DeletedRow key={media.id} siteId={siteId} media={media} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {say.showMore}
        </Button>
      )}
    </Dialog>
  );
}

function DeletedRow({ siteId, media }: { readonly siteId: string; readonly media: MediaItem }): ReactNode {
  const origin = useSiteOrigin(siteId);
  const cache = useMediaCache(siteId);
  const restore = useAction(() => call(restoreCall, { site: siteId, media: media.id }), {
    said: fill(say.filenameRestored, { filename: media.filename }),
    onDone: () => cache.add({ ...media, deletedAt: null }),
  });
  return (
    <li className={`row ${styles['row']}`}>
      <span className={styles['thumb']}>
        <MediaThumb
          media={media}
          origin={origin}
          src={
            media.kind === 'image' ? addressOf(fetchThumbnail, { site: siteId, media: media.id }) : undefined
          }
        />
      </span>
      <span className="stack snug grow">
        <span className="clip strong">{media.filename}</span>
        <span className="hint">{daysLeft(media.deletedAt ?? 0, Date.now())}</span>
      </span>
      <Button size="small" isBusy={restore.isPending} onClick={() => restore.mutate()}>
        {say.restore}
      </Button>
    </li>
  );
}
