/** The picture that icons are made from. */
import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import type { WebAppState } from '#domain/web-app/calls.ts';
import { UNFIT } from '#domain/web-app/web-app.ts';
import { fill } from '../fill.ts';
import { ChoosePicture } from '../media/library/choose-picture.tsx';
import { IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import styles from './web-app.module.css';
import * as say from './words/en.ts';

interface IconChoiceProps {
  readonly value: MediaRef | undefined;
  readonly defaults: WebAppState['defaults'];
  readonly onChange: (icon: MediaRef | undefined) => void;
}

export function IconChoice({ value, defaults, onChange }: IconChoiceProps): ReactNode {
  const [isUnfit, setUnfit] = useState(false);
  return (
    <Field
      label={say.icon}
      hint={fill(say.sourceUseASquarePictureOf, { source: sourceWords(value, defaults) })}
      error={isUnfit ? UNFIT : undefined}
    >
      {(ids) => (
        <span className={`cluster tight ${styles['row']}`}>
          <ChoosePicture
            {...ids}
            label={value ? say.changeThePicture : say.chooseAPicture}
            icon={value ? undefined : <ImagePlus />}
            chosenId={value?.id}
            onPick={(picture, kind) => {
              setUnfit(kind !== 'image');
              if (kind === 'image') onChange(picture);
            }}
          />
          {value && (
            <IconButton label={say.removeThePicture} icon={<X />} onClick={() => onChange(undefined)} />
          )}
        </span>
      )}
    </Field>
  );
}

function sourceWords(value: MediaRef | undefined, { iconId, letter }: WebAppState['defaults']): string {
  if (value) return say.madeFromTheChosenPicture;
  return iconId === null ? fill(say.showsTheSitesInitialLetter, { letter }) : say.madeFromTheSiteIcon;
}
