/** A button that opens the media picker for pictures. */
import { type ReactNode, useState } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { useSite } from '../../session.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MediaItem } from './media-item.ts';

const MediaPicker = lazyPart(() => import('./media-picker.tsx'), 'MediaPicker');

export interface ChoosePictureProps
  extends Pick<ButtonProps, 'icon' | 'size' | 'id' | 'autoFocus' | 'aria-describedby'> {
  readonly label: ReactNode;
  readonly chosenId?: string | undefined;
  /** @param kind drawings, which browsers scale by themselves, are not 'image' */
  readonly onPick: (picture: MediaRef, kind: MediaItem['kind']) => void;
}

export function ChoosePicture({ label, chosenId, onPick, ...button }: ChoosePictureProps): ReactNode {
  const { id: siteId } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <MediaPicker
          siteId={siteId}
          kind="image"
          chosenId={chosenId}
          onClose={() => setIsOpen(false)}
          onPick={(media) => {
            setIsOpen(false);
            onPick({ ref: 'media', id: media.id }, media.kind);
          }}
        />
      )}
    </>
  );
}
