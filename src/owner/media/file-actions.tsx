/** Replacing a file, taking it home, and deleting it. */
import { Download, Link2, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchOriginal } from '#domain/media/calls.ts';
import { addressOf } from '../api.ts';
import { useSiteOrigin } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { EditPicture } from './edit-picture.tsx';
import styles from './file-actions.module.css';
import type { MediaItem } from './library/media-item.ts';
import { ReplaceFile } from './replace-file.tsx';
import * as say from './words/en.ts';

export interface FileActionsProps {
  readonly siteId: string;
  readonly media: MediaItem;
  /** Absent where the account may only look. */
  readonly onDelete?: ((media: MediaItem) => void) | undefined;
}

export function FileActions({ siteId, media, onDelete }: FileActionsProps): ReactNode {
  const origin = useSiteOrigin(siteId);
  const download = (): void => {
    const link = document.createElement('a');
    link.href = addressOf(fetchOriginal, { site: siteId, media: media.id });
    link.download = media.filename;
    link.click();
  };
  const copy = (): void => {
    navigator.clipboard.writeText(origin + media.url).then(
      () => showToast(say.addressCopied),
      () => showError(say.yourBrowserBlockedCopying),
    );
  };
  return (
    <div className="row snug between">
      {onDelete && (
        <span className="row tight">
          <ReplaceFile siteId={siteId} media={media} />
          {media.kind === 'image' && <EditPicture siteId={siteId} media={media} />}
        </span>
      )}
      <span className={`row snug ${styles['icons']}`}>
        <IconButton label={say.download} icon={<Download />} onClick={download} />
        <IconButton label={say.copyAddress} icon={<Link2 />} onClick={copy} />
        {onDelete && <IconButton label={say.deleteLabel} icon={<Trash2 />} onClick={() => onDelete(media)} />}
      </span>
    </div>
  );
}
