/** The grid of files: pictures in rows of equal height with their own ratio, other files as cards with their name. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useSiteOrigin } from '../../session.ts';
import { nextOf } from './grid-focus.ts';
import styles from './media-grid.module.css';
import type { MediaItem } from './media-item.ts';
import { MediaTile } from './media-tile.tsx';
import { useRows } from './use-rows.ts';
import type { Selection } from './use-selection.ts';

export interface MediaGridProps {
  readonly siteId: string;
  readonly label: string;
  readonly items: readonly MediaItem[];
  readonly chosenId?: string | undefined;
  readonly onChoose: (media: MediaItem) => void;
  /** Double click, or Enter on a selected file. */
  readonly onOpen?: ((media: MediaItem) => void) | undefined;
  /** Allows selecting several files. */
  readonly selection?: Selection | undefined;
  /** The Delete key, for the selected files or the focused one. */
  readonly onDelete?: ((media: readonly MediaItem[]) => void) | undefined;
}

export function MediaGrid(props: MediaGridProps): ReactNode {
  const { siteId, label, items, chosenId, selection } = props;
  const origin = useSiteOrigin(siteId);
  const [focusedId, setFocusedId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const rows = useRows(list, items);
  const isKnown = (id: string | undefined): boolean => items.some((media) => media.id === id);
  const tabStop = [focusedId, chosenId].find(isKnown) ?? items[0]?.id;
  const itemOf = (element: EventTarget): MediaItem | undefined => {
    const id = idOf(element);
    return items.find((media) => media.id === id);
  };
  return (
    <ul
      ref={list}
      className={styles['grid']}
      aria-label={label}
      style={{ height: rows?.height }}
      data-choosing={(selection?.ids.size ?? 0) > 0 || undefined}
      onFocus={(event) => setFocusedId(idOf(event.target))}
      onClick={(event) => {
        const media = itemOf(event.target);
        if (media) press(props, media, event);
      }}
      onDoubleClick={(event) => {
        const media = itemOf(event.target);
        if (media) props.onOpen?.(media);
      }}
      onKeyDown={(event) => {
        const media = itemOf(event.target);
        if (media) pressKey(props, media, event, list.current);
      }}
    >
      {items.map((media, index) => (
        <MediaTile
          key={media.id}
          media={media}
          box={rows?.boxes[index]}
          origin={origin}
          isOpen={media.id === chosenId}
          isTabStop={media.id === tabStop}
          isChosen={selection?.ids.has(media.id)}
        />
      ))}
    </ul>
  );
}

function idOf(element: EventTarget): string | undefined {
  return (element as HTMLElement).closest<HTMLElement>('[data-id]')?.dataset['id'];
}

/** Once a file is selected, pressing anywhere on a tile toggles its selection. */
function press(props: MediaGridProps, media: MediaItem, event: MouseEvent): void {
  const { items, selection, chosenId, onChoose, onOpen } = props;
  const target = event.target as HTMLElement;
  const button = target.closest('button');
  const isChoosing = target.matches('input') || event.shiftKey || event.ctrlKey || event.metaKey;
  if (selection && (isChoosing || (button && selection.ids.size > 0))) {
    selection.toggle(media.id, items, event.shiftKey);
    return;
  }
  if (!button) return;
  if (media.id === chosenId && onOpen) onOpen(media);
  else onChoose(media);
}

function pressKey(
  props: MediaGridProps,
  media: MediaItem,
  event: KeyboardEvent,
  list: HTMLElement | null,
): void {
  const { items, selection, onDelete } = props;
  const target = event.target as HTMLElement;
  const tile = target.closest('li')?.querySelector('button') ?? null;
  const next = nextOf([...(list?.querySelectorAll('button') ?? [])], tile, event.key);
  const act = (action: () => void): void => {
    event.preventDefault();
    action();
  };
  if (next) act(() => next.focus());
  else if (!selection) return;
  else if (event.key === ' ' && target === tile) act(() => selection.toggle(media.id, items, event.shiftKey));
  else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) act(() => selection.choose(items));
  else if (event.key === 'Escape' && selection.ids.size > 0) act(selection.clear);
  else if (event.key === 'Delete') act(() => onDelete?.(chosenOf(props, media)));
}

function chosenOf({ items, selection }: MediaGridProps, focused: MediaItem): readonly MediaItem[] {
  const chosen = items.filter(({ id }) => selection?.ids.has(id));
  return chosen.length > 0 ? chosen : [focused];
}
