/** A picture of the site itself: its logo, its icon, what it is shared with. */
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { mediaQuery, thumbnailUrl } from '../media-library/media-item.ts';
import { useSiteOrigin } from '../session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './picture-field.module.css';

const MediaPicker = lazy(async () => ({
  default: (await import('../media-library/media-picker.tsx')).MediaPicker,
}));

export interface PictureFieldProps {
  readonly siteId: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: MediaRef | undefined;
  readonly onChange: (value: MediaRef | null) => void;
}

export function PictureField({ siteId, label, hint, value, onChange }: PictureFieldProps): ReactNode {
  const origin = useSiteOrigin(siteId);
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(mediaQuery(siteId, value?.id ?? ''));
  const media = data?.media;
  const isGone = value !== undefined && media?.deletedAt != null;
  const src = media && !isGone ? thumbnailUrl(origin, media, 300) : undefined;
  return (
    <fieldset className={styles['field']}>
      <legend>{label}</legend>
      <div className={styles['row']}>
        {value && <span className={styles['thumb']}>{src && <img src={src} alt="" />}</span>}
        {isGone && <span className={styles['gone']}>This picture has been deleted.</span>}
        <Button icon={value ? undefined : <ImagePlus />} onClick={() => setIsOpen(true)}>
          {value ? 'Change' : 'Choose a picture'}
          <span className="visually-hidden"> ({label.toLowerCase()})</span>
        </Button>
        {value && (
          <IconButton label={`Remove (${label.toLowerCase()})`} icon={<X />} onClick={() => onChange(null)} />
        )}
      </div>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {isOpen && (
        <Suspense>
          <MediaPicker
            siteId={siteId}
            kind="image"
            chosenId={value?.id}
            onClose={() => setIsOpen(false)}
            onPick={({ id }) => {
              setIsOpen(false);
              onChange({ ref: 'media', id });
            }}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
