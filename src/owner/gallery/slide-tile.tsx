/** A picture of the gallery among the others: press to open it, drag it to another place. */
import { Film, ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import type { MediaItem } from '../media/library/media-item.ts';
import { MediaThumb } from '../media/library/media-thumb.tsx';
import { useReorder } from '../ui/use-edge-drag.ts';
import styles from './gallery.module.css';
import type { Slide } from './use-slides.ts';
import * as say from './words/en.ts';

export interface SlideTileProps {
  readonly slide: Slide;
  readonly index: number;
  readonly file: MediaItem | undefined;
  readonly origin: string;
  readonly isTabStop: boolean;
  readonly onMove: (from: number, to: number) => void;
}

export function SlideTile({ slide, index, file, origin, isTabStop, onMove }: SlideTileProps): ReactNode {
  const { row, edge } = useReorder({
    list: 'slides',
    id: String(index),
    index,
    axis: 'horizontal',
    onMove: (from, to) => onMove(Number(from), to),
  });
  return (
    <li ref={row} className={styles['cell']} data-edge={edge}>
      <button
        type="button"
        className={`centre soft full muted ${styles['tile']}`}
        data-at={index}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={fill(lacksAlt(slide, file) ? say.numberNameNoAltText : say.numberName, {
          number: index + 1,
          name: nameOf(slide, file),
        })}
      >
        <Face slide={slide} file={file} origin={origin} />
        {lacksAlt(slide, file) && <span className={`tiny warn ${styles['mark']}`}>{say.noAltText2}</span>}
      </button>
    </li>
  );
}

function Face({ slide, file, origin }: Pick<SlideTileProps, 'slide' | 'file' | 'origin'>): ReactNode {
  if (!slide.image) return <Film size={20} aria-hidden="true" />;
  if (!file) return null;
  if (file.deletedAt) return <ImageOff size={20} aria-hidden="true" />;
  return <MediaThumb media={file} origin={origin} />;
}

function nameOf(slide: Slide, file: MediaItem | undefined): string {
  if (slide.caption) return slide.caption;
  if (!slide.image) return say.noPictureYet;
  return file?.deletedAt ? say.thisFileHasBeenDeleted : (file?.filename ?? say.picture);
}

/** Nothing is read of it to who cannot see it. */
export function lacksAlt(slide: Slide, file: MediaItem | undefined): boolean {
  return !slide.alt?.trim() && file !== undefined && !file.deletedAt && file.alt.trim() === '';
}
