/** A button that opens the media picker for pictures. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { useSite } from '../session.ts';
import { Button, type ButtonProps } from '../ui/button.tsx';

const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));

export interface ChoosePictureProps extends Pick<ButtonProps, 'icon' | 'size'> {
  readonly label: string;
  readonly chosenId?: string | undefined;
  readonly onPick: (picture: MediaRef) => void;
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
        <Suspense>
          <MediaPicker
            siteId={siteId}
            kind="image"
            chosenId={chosenId}
            onClose={() => setIsOpen(false)}
            onPick={(media) => {
              setIsOpen(false);
              onPick({ ref: 'media', id: media.id });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
