/** A picture of the site itself: its logo, its icon, what it is shared with. */
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { fill } from '../fill.ts';
import { ChoosePicture } from '../media/library/choose-picture.tsx';
import { mediaQuery, thumbnailUrl } from '../media/library/media-item.ts';
import { rich } from '../rich.tsx';
import { useSiteOrigin } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './picture-field.module.css';
import * as say from './words/en.ts';

export interface PictureFieldProps {
  readonly siteId: string;
  readonly label: string;
  readonly hint?: string;
  readonly autoFocus?: boolean;
  readonly value: MediaRef | undefined;
  readonly onChange: (value: MediaRef | null) => void;
}

export function PictureField({
  siteId,
  label,
  hint,
  autoFocus,
  value,
  onChange,
}: PictureFieldProps): ReactNode {
  const origin = useSiteOrigin(siteId);
  const { data } = useQuery(mediaQuery(siteId, value?.id ?? ''));
  const media = data?.media;
  const isGone = value !== undefined && media?.deletedAt != null;
  const src = media && !isGone ? thumbnailUrl(origin, media, 300) : undefined;
  return (
    <fieldset className="stack tight">
      <legend>{label}</legend>
      <div className="cluster tight">
        {value && (
          <span className={`contain centre well ${styles['thumb']}`}>{src && <img src={src} alt="" />}</span>
        )}
        {isGone && <span className="bad">{say.thisPictureHasBeenDeleted}</span>}
        <ChoosePicture
          label={rich(value ? say.changeLabel : say.chooseAPictureLabel, {
            label,
            hidden: (inside) => <span className="visually-hidden">{inside}</span>,
          })}
          icon={value ? undefined : <ImagePlus />}
          chosenId={value?.id}
          autoFocus={autoFocus}
          onPick={onChange}
        />
        {value && (
          <IconButton label={fill(say.removeLabel, { label })} icon={<X />} onClick={() => onChange(null)} />
        )}
      </div>
      {hint && <p className="hint">{hint}</p>}
    </fieldset>
  );
}
