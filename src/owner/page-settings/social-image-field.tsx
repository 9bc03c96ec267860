/** The picture a page is shared with. */
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { ChoosePicture } from '../media-library/choose-picture.tsx';
import { mediaQuery, thumbnailUrl } from '../media-library/media-item.ts';
import { useSite, useSiteOrigin } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './page-settings.module.css';

export interface SocialImageFieldProps {
  readonly value: MediaRef | undefined;
  readonly onChange: (value: MediaRef | undefined) => void;
}

export function SocialImageField({ value, onChange }: SocialImageFieldProps): ReactNode {
  const { id: siteId } = useSite();
  const origin = useSiteOrigin(siteId);
  const { data } = useQuery(mediaQuery(siteId, value?.id ?? ''));
  const src = data?.media && !data.media.deletedAt ? thumbnailUrl(origin, data.media, 300) : undefined;
  const isGone = Boolean(value && data?.media.deletedAt);
  return (
    <fieldset className={styles['picture']}>
      <legend>Picture for sharing</legend>
      <div className={styles['pictureRow']}>
        {value && <span className={styles['thumb']}>{src && <img src={src} alt="" />}</span>}
        {isGone && <span className={styles['gone']}>This picture has been deleted.</span>}
        <ChoosePicture
          label={value ? 'Change' : 'Choose a picture'}
          icon={value ? undefined : <ImagePlus />}
          chosenId={value?.id}
          onPick={onChange}
        />
        {value && <IconButton label="Remove the picture" icon={<X />} onClick={() => onChange(undefined)} />}
      </div>
    </fieldset>
  );
}
