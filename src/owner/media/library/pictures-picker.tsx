/** Chooses several pictures at once, in the order they are pressed. */
import { type ReactNode, useMemo } from 'react';
import styles from '../../fields/picker.module.css';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MediaBrowser } from './media-browser.tsx';
import { useSelection } from './use-selection.ts';
import * as say from './words/en.ts';

export interface PicturesPickerProps {
  readonly siteId: string;
  /** How many can be taken. */
  readonly room: number;
  readonly onPick: (mediaIds: readonly string[]) => void;
  readonly onClose: () => void;
}

export function PicturesPicker({ siteId, room, onPick, onClose }: PicturesPickerProps): ReactNode {
  const { ids, toggle, choose } = useSelection();
  // What was chosen stays so while others are searched for.
  const selection = useMemo(() => ({ ids, toggle, choose, clear: () => undefined }), [ids, toggle, choose]);
  const isTooMany = ids.size > room;
  return (
    <Dialog
      title={say.addPictures}
      isOpen
      onClose={onClose}
      size="full"
      footer={
        <>
          <span role="status">{isTooMany ? fill(say.youCanAddRoomMore, { room }) : ''}</span>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" disabled={ids.size === 0 || isTooMany} onClick={() => onPick([...ids])}>
            {ids.size < 2 ? say.addThePicture : fill(say.addSizePictures, { size: ids.size })}
          </Button>
        </>
      }
    >
      <div className={styles['picker']}>
        <div className={styles['browser']}>
          <MediaBrowser
            siteId={siteId}
            kind="image"
            selection={selection}
            onChoose={(media) => toggle(media.id, [media])}
            onUploaded={(media) => toggle(media.id, [media])}
          />
        </div>
      </div>
    </Dialog>
  );
}
