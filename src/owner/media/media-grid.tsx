/** Files side by side: pictures in rows of one height, each in its own shape; other files as cards with their name. */
import { FileText, Film, Music } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSiteOrigin } from '../session.ts';
import styles from './media-grid.module.css';
import { isPicture, type MediaItem, shownRatio, thumbnailUrl } from './media-item.ts';

export interface MediaGridProps {
  readonly siteId: string;
  readonly label: string;
  readonly items: readonly MediaItem[];
  readonly chosenId?: string | undefined;
  readonly onChoose: (media: MediaItem) => void;
  /** Double click or enter on what is chosen already. */
  readonly onOpen?: (media: MediaItem) => void;
}

export function MediaGrid({ siteId, label, items, chosenId, onChoose, onOpen }: MediaGridProps): ReactNode {
  const origin = useSiteOrigin(siteId);
  const [focusedId, setFocusedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const isKnown = (id: string | undefined): boolean => items.some((media) => media.id === id);
  const tabStop = [focusedId, chosenId].find(isKnown) ?? items[0]?.id;
  const moveFocus = (event: KeyboardEvent): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = nextOf(buttons, document.activeElement, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul ref={list} className={styles['grid']} aria-label={label} onKeyDown={moveFocus}>
      {items.map((media) => (
        <li
          key={media.id}
          className={styles['cell']}
          style={{ '--ratio': isPicture(media) ? shownRatio(media) : 1 } as CSSProperties}
        >
          <button
            type="button"
            className={styles['tile']}
            aria-pressed={media.id === chosenId}
            tabIndex={media.id === tabStop ? 0 : -1}
            onFocus={() => setFocusedId(media.id)}
            onClick={() => (media.id === chosenId && onOpen ? onOpen(media) : onChoose(media))}
            onDoubleClick={() => onOpen?.(media)}
          >
            <MediaThumb media={media} origin={origin} />
            <span className={styles['name']}>{media.filename}</span>
            {isPicture(media) && media.alt === '' && <span className={styles['mark']}>No alt text</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function MediaThumb({
  media,
  origin,
}: {
  readonly media: MediaItem;
  readonly origin: string;
}): ReactNode {
  const src = media.deletedAt ? undefined : thumbnailUrl(origin, media, 500);
  const style = { '--color': media.color || 'transparent' } as CSSProperties;
  if (isPicture(media)) {
    const position = `${media.focalPoint.x * 100}% ${media.focalPoint.y * 100}%`;
    return (
      <span className={styles['picture']} data-kind={media.kind} style={style}>
        {src && <img src={src} alt="" loading="lazy" decoding="async" style={{ objectPosition: position }} />}
      </span>
    );
  }
  const Icon = media.kind === 'audio' ? Music : media.kind === 'video' ? Film : FileText;
  return (
    <span className={styles['file']}>
      <Icon size={24} strokeWidth={1.5} aria-hidden="true" />
      <span>{endingOf(media.filename)}</span>
    </span>
  );
}

function endingOf(filename: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(filename)?.[1];
  return ending ? ending.toUpperCase() : 'File';
}

/** Left and right follow the order; up and down go to what stands nearest in the next row. */
export function nextOf(
  buttons: readonly HTMLElement[],
  from: Element | null,
  key: string,
): HTMLElement | undefined {
  const index = buttons.indexOf(from as HTMLElement);
  const current = buttons[index];
  if (!current) return undefined;
  if (key === 'ArrowRight') return buttons[index + 1];
  if (key === 'ArrowLeft') return buttons[index - 1];
  if (key === 'Home') return buttons[0];
  if (key === 'End') return buttons.at(-1);
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  return nearestInRow(buttons, current, key === 'ArrowDown' ? 1 : -1);
}

function nearestInRow(
  buttons: readonly HTMLElement[],
  current: HTMLElement,
  direction: 1 | -1,
): HTMLElement | undefined {
  const box = current.getBoundingClientRect();
  const others = buttons.map((button) => ({ button, box: button.getBoundingClientRect() }));
  const beyond = others.filter((other) => (other.box.top - box.top) * direction > 4);
  const rowTop = beyond.reduce(
    (top, other) => (direction * (other.box.top - top) < 0 ? other.box.top : top),
    direction * Number.POSITIVE_INFINITY,
  );
  const middle = box.left + box.width / 2;
  const distance = (other: (typeof others)[number]): number =>
    Math.abs(other.box.left + other.box.width / 2 - middle);
  return beyond
    .filter((other) => Math.abs(other.box.top - rowTop) <= 4)
    .sort((a, b) => distance(a) - distance(b))[0]?.button;
}
