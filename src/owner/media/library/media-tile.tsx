/** A tile of the grid: press to open the file, tick the box to select it. */
import { memo, type ReactNode } from 'react';
import { fill } from '../../fill.ts';
import type { Box } from './justify.ts';
import styles from './media-grid.module.css';
import { isPicture, type MediaItem } from './media-item.ts';
import { MediaThumb } from './media-thumb.tsx';
import * as say from './words/en.ts';

export interface MediaTileProps {
  readonly media: MediaItem;
  /** Its position; the same object until it changes. */
  readonly box: Box | undefined;
  readonly origin: string;
  readonly isOpen: boolean;
  readonly isTabStop: boolean;
  /** Undefined if files cannot be selected. */
  readonly isChosen: boolean | undefined;
}

/** The grid hears presses on all of its tiles; without a handler React would warn. */
function leaveToGrid(): void {}

/** Memoised, with stable handlers from the grid: of thousands of tiles only changed ones render again. */
export const MediaTile = memo(function MediaTile(props: MediaTileProps): ReactNode {
  const { media, box, origin, isOpen, isTabStop, isChosen } = props;
  const tabIndex = isTabStop ? 0 : -1;
  return (
    <li className={styles['cell']} data-id={media.id} data-chosen={isChosen || undefined} style={box}>
      <button type="button" className={styles['tile']} aria-pressed={isOpen} tabIndex={tabIndex}>
        <span className={`stack anchor snug ${styles['thumb']}`}>
          <MediaThumb media={media} origin={origin} />
          {isPicture(media) && media.alt === '' && (
            <span className={`tiny medium ${styles['mark']}`}>{say.noAltText}</span>
          )}
        </span>
        <span className={`clip hint ${styles['name']}`}>{media.filename}</span>
      </button>
      {isChosen !== undefined && (
        <input
          type="checkbox"
          className={styles['box']}
          checked={isChosen}
          onChange={leaveToGrid}
          tabIndex={tabIndex}
          aria-label={fill(say.selectFilename, { filename: media.filename })}
        />
      )}
    </li>
  );
});
