/** Puts another file in the place of one, after both have been seen beside each other: the old one is gone then. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { checkFileSize } from '#domain/media/file-size.ts';
import { limitOfType } from '#domain/media/upload-limits.ts';
import { messageOf } from '../api.ts';
import { fill } from '../fill.ts';
import { useSiteOrigin } from '../session.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import styles from './file-actions.module.css';
import { useMediaCache } from './library/media-cache.ts';
import { isPicture, type MediaItem, thumbnailUrl } from './library/media-item.ts';
import { MediaThumb } from './library/media-thumb.tsx';
import { destinationOf } from './library/send-file.ts';
import { UploadButton } from './library/upload-area.tsx';
import * as say from './words/en.ts';

export interface ReplaceFileProps {
  readonly siteId: string;
  readonly media: MediaItem;
}

export function ReplaceFile({ siteId, media }: ReplaceFileProps): ReactNode {
  const [file, setFile] = useState<File>();
  return (
    <>
      <UploadButton
        label={say.replace}
        isSingle
        accept={isPicture(media) ? 'image/*' : undefined}
        onFiles={([chosen]) => setFile(chosen)}
      />
      {file && <ReplaceDialog siteId={siteId} media={media} file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

interface ReplaceDialogProps extends ReplaceFileProps {
  readonly file: File;
  readonly onClose: () => void;
}

function ReplaceDialog({ siteId, media, file, onClose }: ReplaceDialogProps): ReactNode {
  const cache = useMediaCache(siteId);
  const size = checkFileSize(file.name, file.size, limitOfType(file.type));
  const [error, setError] = useState(size.ok ? undefined : size.message);
  const [progress, setProgress] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  // Tried again, it goes on where it broke off.
  const begun = useRef<string>(undefined);
  const onBegun = (uploadId: string): void => {
    begun.current = uploadId;
  };
  const send = async (): Promise<void> => {
    controller.current = new AbortController();
    setError(undefined);
    setProgress(0);
    try {
      const options = {
        signal: controller.current.signal,
        begun: begun.current,
        onBegun,
        onProgress: setProgress,
      };
      cache.replace(await destinationOf(siteId, media.id).send(file, options));
      showToast(say.theFileIsReplacedEverywhere);
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
    } finally {
      setProgress(undefined);
    }
  };
  return (
    <ConfirmDialog
      title={fill(say.replaceFilename, { filename: media.filename })}
      description={say.everyPageThatUsesThisFile}
      action={error ? say.tryAgain : say.replace2}
      isDangerous={false}
      isOpen
      isBusy={progress !== undefined}
      onConfirm={() => void send()}
      onClose={() => {
        controller.current?.abort();
        onClose();
      }}
    >
      <BothFiles siteId={siteId} media={media} file={file} />
      {error && <Notice tone="danger">{error}</Notice>}
      {progress !== undefined && (
        <progress
          className={styles['progress']}
          value={progress}
          aria-label={fill(say.uploadOfName, { name: file.name })}
        />
      )}
    </ConfirmDialog>
  );
}

function BothFiles({ siteId, media, file }: ReplaceFileProps & { readonly file: File }): ReactNode {
  const origin = useSiteOrigin(siteId);
  const src = useMemo(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined), [file]);
  useEffect(() => () => (src ? URL.revokeObjectURL(src) : undefined), [src]);
  const old = thumbnailUrl(origin, media, 500);
  return (
    <div className={styles['pair']}>
      <figure className={`stack tight top ${styles['side']}`}>
        <div className={`contain centre soft ${styles['shown']}`}>
          {old ? <img src={old} alt="" /> : <MediaThumb media={media} origin={origin} />}
        </div>
        <figcaption>{fill(say.currentFilename, { filename: media.filename })}</figcaption>
      </figure>
      <figure className={`stack tight top ${styles['side']}`}>
        <div className={`contain centre soft ${styles['shown']}`}>{src && <img src={src} alt="" />}</div>
        <figcaption>{fill(say.newName, { name: file.name })}</figcaption>
      </figure>
    </div>
  );
}
