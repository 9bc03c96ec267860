/** The picture that icons are made from. */
import { ImagePlus, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import type { WebAppState } from '#domain/web-app/calls.ts';
import { UNFIT } from '#domain/web-app/web-app.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './web-app.module.css';

const MediaPicker = lazy(async () => ({
  default: (await import('../media-library/media-picker.tsx')).MediaPicker,
}));

interface IconChoiceProps {
  readonly siteId: string;
  readonly value: MediaRef | undefined;
  readonly defaults: WebAppState['defaults'];
  readonly onChange: (icon: MediaRef | undefined) => void;
}

export function IconChoice({ siteId, value, defaults, onChange }: IconChoiceProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isUnfit, setUnfit] = useState(false);
  return (
    <Field
      label="Icon"
      hint={`${sourceWords(value, defaults)} Square pictures of 512 pixels or more look best.`}
      error={isUnfit ? UNFIT : undefined}
    >
      {(ids) => (
        <span className={styles['row']}>
          <Button {...ids} icon={value ? undefined : <ImagePlus />} onClick={() => setOpen(true)}>
            {value ? 'Change the picture' : 'Choose a picture'}
          </Button>
          {value && (
            <IconButton label="Remove the picture" icon={<X />} onClick={() => onChange(undefined)} />
          )}
          {isOpen && (
            <Suspense>
              <MediaPicker
                siteId={siteId}
                kind="image"
                chosenId={value?.id}
                onClose={() => setOpen(false)}
                onPick={({ id, kind }) => {
                  setOpen(false);
                  setUnfit(kind !== 'image');
                  if (kind === 'image') onChange({ ref: 'media', id });
                }}
              />
            </Suspense>
          )}
        </span>
      )}
    </Field>
  );
}

function sourceWords(value: MediaRef | undefined, { iconId, letter }: WebAppState['defaults']): string {
  if (value) return 'Made of the chosen picture.';
  return iconId === null ? `Drawn with the site’s initial, ${letter}.` : 'Made of the site’s icon.';
}
