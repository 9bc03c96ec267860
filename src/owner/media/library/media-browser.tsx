/** The files of a site within another place, such as a dialog: find one or upload one. */
import type { ReactNode } from 'react';
import { useMay } from '../../session.ts';
import { MediaFinder, type MediaFinderProps } from './media-finder.tsx';
import { ACCEPT, type MediaItem, type MediaKind } from './media-item.ts';
import { DropArea, UploadButton } from './upload-area.tsx';
import { useAddFiles } from './use-uploads.ts';
import * as say from './words/en.ts';

export interface MediaBrowserProps extends Pick<MediaFinderProps, 'selection'> {
  readonly siteId: string;
  /** Limits the files to one kind; if absent, the owner can filter by kind. */
  readonly kind?: MediaKind | undefined;
  readonly chosenId?: string | undefined;
  readonly onChoose: (media: MediaItem) => void;
  readonly onOpen?: (media: MediaItem) => void;
  /** Called with each file uploaded here. */
  readonly onUploaded?: (media: MediaItem) => void;
}

export function MediaBrowser({ onUploaded, ...props }: MediaBrowserProps): ReactNode {
  const { siteId, kind } = props;
  const addFiles = useAddFiles(siteId);
  const mayUpload = useMay('config.media');
  if (!mayUpload) return <MediaFinder {...props} />;
  const add = (files: readonly File[]): void => addFiles(files, onUploaded);
  return (
    <DropArea label={say.dropToUpload} onFiles={add}>
      <MediaFinder
        {...props}
        showsUploads
        onFiles={add}
        action={<UploadButton label={say.upload} accept={kind && ACCEPT[kind]} onFiles={add} />}
      />
    </DropArea>
  );
}
