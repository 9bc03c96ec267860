/** Which of the twelve columns a block takes: dragged over, or moved and widened by keys. */
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { Place } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import { fill } from '../fill.ts';
import styles from './place-grid.module.css';
import * as say from './words/en.ts';

export interface PlaceGridProps {
  readonly label: string;
  readonly value: Place;
  readonly onChange: (place: Place) => void;
}

const COLUMNS = Array.from({ length: GRID_COLUMNS }, (_, index) => index + 1);

export function PlaceGrid({ label, value, onChange }: PlaceGridProps): ReactNode {
  const [from, setFrom] = useState<number>();
  const last = value.column + value.span - 1;
  const keys = (event: KeyboardEvent): void => {
    const next = placeAfterKey(value, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  const take = (a: number, b: number): void =>
    onChange({ ...value, column: Math.min(a, b), span: Math.abs(a - b) + 1 });
  return (
    <div
      className={styles['grid']}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={GRID_COLUMNS}
      aria-valuenow={value.span}
      aria-valuetext={fill(say.spanOfGridcolumnsColumnsWideFrom, {
        span: value.span,
        gridColumns: GRID_COLUMNS,
        column: value.column,
      })}
      onKeyDown={keys}
      onPointerUp={() => setFrom(undefined)}
      onPointerCancel={() => setFrom(undefined)}
      onPointerLeave={() => setFrom(undefined)}
    >
      {COLUMNS.map((column) => (
        <span
          key={column}
          className={`soft ${styles['column']}`}
          data-taken={column >= value.column && column <= last ? '' : undefined}
          onPointerDown={(event) => {
            event.currentTarget.releasePointerCapture(event.pointerId);
            setFrom(column);
            take(column, column);
          }}
          onPointerEnter={() => from !== undefined && take(from, column)}
        />
      ))}
    </div>
  );
}

/** Arrows move the block; with shift they change its width. Undefined for other keys and at the edges. */
export function placeAfterKey(place: Place, key: string, isWidening: boolean): Place | undefined {
  const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (by === 0) return undefined;
  const { column, span } = isWidening
    ? { column: place.column, span: place.span + by }
    : { column: place.column + by, span: place.span };
  const fits = column >= 1 && span >= 1 && column + span <= GRID_COLUMNS + 1;
  return fits ? { ...place, column, span } : undefined;
}
