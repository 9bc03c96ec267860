/** The media picker: the site's files beside the details of the chosen one. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import styles from '../../fields/picker.module.css';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { MediaDetails } from './media-details.tsx';
import { type MediaItem, mediaQuery } from './media-item.ts';
import * as say from './words/en.ts';

export interface MediaPickerProps {
  readonly siteId: string;
  readonly kind?: 'image' | 'audio' | 'video' | undefined;
  readonly chosenId?: string | undefined;
  readonly onPick: (media: MediaItem) => void;
  readonly onClose: () => void;
}

const TITLES = { image: say.chooseAPicture, audio: say.chooseAudio, video: say.chooseAVideo } as const;
const USE = { image: say.thisPicture, audio: say.thisAudio, video: say.thisVideo } as const;

export function MediaPicker({ siteId, kind, chosenId, onPick, onClose }: MediaPickerProps): ReactNode {
  const [id, setId] = useState(chosenId ?? '');
  const { data } = useQuery(mediaQuery(siteId, id));
  const media = data?.media;
  return (
    <Dialog
      title={kind ? TITLES[kind] : say.chooseAFile}
      isOpen
      onClose={onClose}
      size="full"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" disabled={!media} onClick={() => media && onPick(media)}>
            {fill(say.useValue, { value: kind ? USE[kind] : say.thisFile })}
          </Button>
        </>
      }
    >
      <div className={styles['picker']} data-chosen={media ? '' : undefined}>
        <div className={styles['browser']}>
          <MediaBrowser
            siteId={siteId}
            kind={kind}
            chosenId={id}
            onChoose={(chosen) => setId(chosen.id)}
            onOpen={onPick}
            onUploaded={(uploaded) => setId(uploaded.id)}
          />
        </div>
        {media && (
          <div className={`words ${styles['details']}`}>
            <MediaDetails key={media.id} siteId={siteId} media={media} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
