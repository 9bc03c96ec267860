/** The pictures of a product in their order; the first stands for it in lists. */
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, ImagePlus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MediaRef } from '#domain/links/link.ts';
import { fill } from '../../fill.ts';
import { mediaQuery } from '../../media/library/media-item.ts';
import { MediaThumb } from '../../media/library/media-thumb.tsx';
import { useSite, useSiteOrigin } from '../../session.ts';
import { IconButton } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import styles from './catalogue.module.css';
import * as say from './words/en.ts';

const MediaPicker = lazyPart(() => import('../../media/library/media-picker.tsx'), 'MediaPicker');

export interface PictureListProps {
  readonly pictures: readonly MediaRef[];
  readonly onChange: (pictures: readonly MediaRef[]) => void;
}

export function PictureList({ pictures, onChange }: PictureListProps): ReactNode {
  const { id: siteId } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const swap = (index: number, other: number) =>
    onChange(
      pictures.map(
        (each, at) => (at === index ? pictures[other] : at === other ? pictures[index] : each) ?? each,
      ),
    );
  return (
    <>
      <ul className={`tiles ${styles['pictures']}`}>
        {pictures.map(({ id }, index) => (
          <li key={id} className="anchor">
            <Thumb id={id} />
            <span className={styles['pictureActions']}>
              {index > 0 && (
                <IconButton
                  label={fill(say.movePictureCountForward, { count: index + 1 })}
                  icon={<ChevronLeft />}
                  size="small"
                  onClick={() => swap(index, index - 1)}
                />
              )}
              {index < pictures.length - 1 && (
                <IconButton
                  label={fill(say.movePictureCountBack, { count: index + 1 })}
                  icon={<ChevronRight />}
                  size="small"
                  onClick={() => swap(index, index + 1)}
                />
              )}
              <IconButton
                label={fill(say.removePictureCount, { count: index + 1 })}
                icon={<X />}
                size="small"
                onClick={() => onChange(pictures.filter((_, at) => at !== index))}
              />
            </span>
          </li>
        ))}
        <li>
          <button type="button" className={`lit ${styles['addPicture']}`} onClick={() => setIsOpen(true)}>
            <ImagePlus size={20} aria-hidden="true" />
            {say.addAPicture}
          </button>
        </li>
      </ul>
      {isOpen && (
        <MediaPicker
          siteId={siteId}
          kind="image"
          onClose={() => setIsOpen(false)}
          onPick={({ id }) => {
            setIsOpen(false);
            if (!pictures.some((picture) => picture.id === id)) onChange([...pictures, { ref: 'media', id }]);
          }}
        />
      )}
    </>
  );
}

/** A picture of the library, small. */
export function Thumb({ id }: { readonly id: string }): ReactNode {
  const { id: siteId } = useSite();
  const origin = useSiteOrigin(siteId);
  const { data } = useQuery(mediaQuery(siteId, id));
  return (
    <span className={`soft block ${styles['thumb']}`}>
      {data && <MediaThumb media={data.media} origin={origin} />}
    </span>
  );
}
