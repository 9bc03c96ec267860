/** All about one file: how it looks, what is said of it, where it is used, and what can be done with it. */
import type { ReactNode } from 'react';
import { useMay } from '../session.ts';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { FileActions } from './file-actions.tsx';
import { MediaDetails } from './library/media-details.tsx';
import type { MediaItem } from './library/media-item.ts';
import { MediaUsesList } from './media-uses.tsx';
import * as say from './words/en.ts';

export interface OpenFileProps {
  readonly siteId: string;
  readonly media: MediaItem | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onDelete: (media: MediaItem) => void;
  /** Alternative texts are written one after the other: on to the next. */
  readonly onWritten?: () => void;
}

export function OpenFile({ siteId, media, error, onRetry, onDelete, onWritten }: OpenFileProps): ReactNode {
  const mayChange = useMay('config.media');
  if (!media) return error ? <Failure error={error} onRetry={onRetry} /> : <Loading />;
  if (media.deletedAt)
    return <EmptyState title={say.thisFileHasBeenDeleted}>{say.youCanRestoreItFor30}</EmptyState>;
  return (
    <Stack>
      <MediaDetails
        key={media.id}
        siteId={siteId}
        media={media}
        {...(onWritten && { onWritten })}
        actions={<FileActions siteId={siteId} media={media} {...(mayChange ? { onDelete } : {})} />}
      />
      <MediaUsesList siteId={siteId} mediaId={media.id} />
    </Stack>
  );
}
