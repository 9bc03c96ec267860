/** A picture chosen for a page: the one it is shared with, or the cover of a post. */
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { ChoosePicture } from '../media/library/choose-picture.tsx';
import { mediaQuery, thumbnailUrl } from '../media/library/media-item.ts';
import { useSite, useSiteOrigin } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './page-settings.module.css';
import * as say from './words/en.ts';

export interface PictureFieldProps {
  readonly label: string;
  readonly value: MediaRef | undefined;
  readonly onChange: (value: MediaRef | undefined) => void;
  /** More to do with the chosen one. */
  readonly aside?: ReactNode;
}

export function PictureField({ label, value, onChange, aside }: PictureFieldProps): ReactNode {
  const { id: siteId } = useSite();
  const origin = useSiteOrigin(siteId);
  const { data } = useQuery(mediaQuery(siteId, value?.id ?? ''));
  const src = data?.media && !data.media.deletedAt ? thumbnailUrl(origin, data.media, 500) : undefined;
  const isGone = Boolean(value && data?.media.deletedAt);
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="cluster tight">
        {value && (
          <span className={`soft full cover fixed ${styles['thumb']}`}>
            {src && <img src={src} alt="" />}
          </span>
        )}
        {isGone && <span className="warn">{say.thisPictureHasBeenDeleted}</span>}
        <ChoosePicture
          label={value ? say.change : say.chooseAPicture}
          icon={value ? undefined : <ImagePlus />}
          chosenId={value?.id}
          onPick={onChange}
        />
        {aside}
        {value && (
          <IconButton label={say.removeThePicture} icon={<X />} onClick={() => onChange(undefined)} />
        )}
      </div>
    </fieldset>
  );
}
