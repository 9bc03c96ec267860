/** All pictures of the gallery, to be put into their order. */
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePanel } from '../fields/panel-context.tsx';
import { fill } from '../fill.ts';
import { useSiteOrigin } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { walkGrid } from '../ui/walk-grid.ts';
import styles from './gallery.module.css';
import { SlideTile } from './slide-tile.tsx';
import type { Slides } from './use-slides.ts';
import * as say from './words/en.ts';

/** Tiles drawn at once: a panel full of two thousand answers slowly. */
const STEP = 200;
const BY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface SlideGridProps {
  readonly slides: Slides;
  /** Where the focus stands, or stood before a picture was opened. */
  readonly at: number | undefined;
  readonly onAt: (at: number) => void;
  readonly onOpen: (at: number) => void;
}

export function SlideGrid({ slides, at, onAt, onOpen }: SlideGridProps): ReactNode {
  const { siteId } = usePanel();
  const origin = useSiteOrigin(siteId);
  const [shown, setShown] = useState(STEP);
  const { entries, files, move, remove } = slides;
  const list = useFocused(at);
  const tabStop = Math.min(at ?? 0, entries.length - 1);
  const act = (to: number, change: () => void): void => {
    list.moved();
    onAt(Math.max(0, to));
    change();
  };
  const step = (from: number, by: number): void => {
    const to = from + by;
    if (to in entries) act(to, () => move(from, to));
  };
  const keys = (event: KeyboardEvent<HTMLElement>): void => {
    const from = indexOf(event.target);
    const by = event.altKey ? BY[event.key] : undefined;
    const isRemoving = event.key === 'Delete' || event.key === 'Backspace';
    if (from === undefined || (by === undefined && !isRemoving)) {
      walkGrid(event);
      return;
    }
    event.preventDefault();
    if (by === undefined) act(Math.min(from, entries.length - 2), () => remove(from));
    else step(from, by);
  };
  return (
    <>
      <ul
        ref={list.ref}
        className={styles['grid']}
        aria-label={say.pictures}
        data-own-keys=""
        onKeyDown={keys}
        onFocus={(event) => onAt(indexOf(event.target) ?? 0)}
        onClick={(event) => {
          const pressed = indexOf(event.target);
          if (pressed !== undefined) onOpen(pressed);
        }}
      >
        {entries.slice(0, shown).map((slide, index) => (
          <SlideTile
            key={slide.id}
            slide={slide}
            index={index}
            file={files.get(slide.image?.id ?? '')}
            origin={origin}
            isTabStop={index === tabStop}
            onMove={move}
          />
        ))}
      </ul>
      {entries.length > shown && (
        <Button size="small" onClick={() => setShown(shown + STEP)}>
          {fill(say.showCountMore, { count: Math.min(STEP, entries.length - shown) })}
        </Button>
      )}
    </>
  );
}

function indexOf(target: EventTarget): number | undefined {
  const at = (target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset['at'];
  return at === undefined ? undefined : Number(at);
}

/** The focus goes with a picture that is moved by keys, and to its neighbour when it is removed. */
function useFocused(at: number | undefined) {
  const ref = useRef<HTMLUListElement>(null);
  const isMoved = useRef(false);
  useLayoutEffect(() => {
    if (!isMoved.current || at === undefined) return;
    isMoved.current = false;
    ref.current?.querySelector<HTMLElement>(`[data-at="${at}"]`)?.focus();
  });
  return {
    ref,
    moved: () => {
      isMoved.current = true;
    },
  };
}
