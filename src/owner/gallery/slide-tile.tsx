/** A picture of the gallery among the others: press to open it, drag it to another place. */
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import {
  attachClosestEdge,
  type Edge,
  extractClosestEdge,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import { Film, ImageOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MediaItem } from '../media-library/media-item.ts';
import { MediaThumb } from '../media-library/media-thumb.tsx';
import styles from './gallery.module.css';
import type { Slide } from './use-slides.ts';

const DRAGGED = 'slide of a gallery';

export interface SlideTileProps {
  readonly slide: Slide;
  readonly index: number;
  readonly file: MediaItem | undefined;
  readonly origin: string;
  readonly isTabStop: boolean;
  readonly onMove: (from: number, to: number) => void;
}

export function SlideTile({ slide, index, file, origin, isTabStop, onMove }: SlideTileProps): ReactNode {
  const { tile, edge } = useDragging(index, onMove);
  return (
    <li ref={tile} className={styles['cell']} data-edge={edge ?? undefined}>
      <button
        type="button"
        className={styles['tile']}
        data-at={index}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={`${index + 1}: ${nameOf(slide, file)}${lacksAlt(slide, file) ? ', No alt text' : ''}`}
      >
        <Face slide={slide} file={file} origin={origin} />
        {lacksAlt(slide, file) && <span className={styles['mark']}>No alt text</span>}
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

export function nameOf(slide: Slide, file: MediaItem | undefined): string {
  if (slide.caption) return slide.caption;
  if (!slide.image) return 'No picture yet';
  return file?.deletedAt ? 'This file has been deleted' : (file?.filename ?? 'Picture');
}

/** Nothing is read of it to who cannot see it. */
export function lacksAlt(slide: Slide, file: MediaItem | undefined): boolean {
  return !slide.alt?.trim() && file !== undefined && !file.deletedAt && file.alt.trim() === '';
}

function useDragging(index: number, onMove: SlideTileProps['onMove']) {
  const tile = useRef<HTMLLIElement>(null);
  const [edge, setEdge] = useState<Edge | null>(null);
  const move = useRef(onMove);
  move.current = onMove;
  useEffect(() => {
    const element = tile.current;
    if (!element) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ kind: DRAGGED, index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['kind'] === DRAGGED,
        getData: ({ input }) =>
          attachClosestEdge({ index }, { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self, source }) =>
          setEdge(source.element === element ? null : extractClosestEdge(self.data)),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const from = Number(source.data['index']);
          move.current(
            from,
            getReorderDestinationIndex({
              startIndex: from,
              indexOfTarget: index,
              closestEdgeOfTarget: extractClosestEdge(self.data),
              axis: 'horizontal',
            }),
          );
        },
      }),
    );
  }, [index]);
  return { tile, edge };
}
