/** The picture that icons are made from. */
import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import type { WebAppState } from '#domain/web-app/calls.ts';
import { UNFIT } from '#domain/web-app/web-app.ts';
import { ChoosePicture } from '../media/library/choose-picture.tsx';
import { IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './web-app.module.css';

interface IconChoiceProps {
  readonly value: MediaRef | undefined;
  readonly defaults: WebAppState['defaults'];
  readonly onChange: (icon: MediaRef | undefined) => void;
}

export function IconChoice({ value, defaults, onChange }: IconChoiceProps): ReactNode {
  const [isUnfit, setUnfit] = useState(false);
  return (
    <Field
      label="Icon"
      hint={`${sourceWords(value, defaults)} Use a square picture of at least 512 pixels.`}
      error={isUnfit ? UNFIT : undefined}
    >
      {(ids) => (
        <span className={`cluster tight ${styles['row']}`}>
          <ChoosePicture
            {...ids}
            label={value ? 'Change the picture' : 'Choose a picture'}
            icon={value ? undefined : <ImagePlus />}
            chosenId={value?.id}
            onPick={(picture, kind) => {
              setUnfit(kind !== 'image');
              if (kind === 'image') onChange(picture);
            }}
          />
          {value && (
            <IconButton label="Remove the picture" icon={<X />} onClick={() => onChange(undefined)} />
          )}
        </span>
      )}
    </Field>
  );
}

function sourceWords(value: MediaRef | undefined, { iconId, letter }: WebAppState['defaults']): string {
  if (value) return 'Made from the chosen picture.';
  return iconId === null ? `Shows the site’s initial, ${letter}.` : 'Made from the site icon.';
}
