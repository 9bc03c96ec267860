/** The focal point of a picture, which cropping keeps: set by pointing or with the arrow keys. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useId } from 'react';
import type { FocalPoint } from '#domain/media/calls.ts';
import { fill } from '../../fill.ts';
import { rich } from '../../rich.tsx';
import styles from './focal-point.module.css';
import * as say from './words/en.ts';

export interface FocalPointFieldProps {
  readonly src: string;
  /** Width to height. */
  readonly ratio: number;
  readonly value: FocalPoint;
  readonly onChange: (point: FocalPoint) => void;
  readonly isDisabled?: boolean;
}

const STEP = 0.02;
const LARGE_STEP = 0.1;
const CROPS = [
  { label: '4:5', ratio: 4 / 5 },
  { label: say.square, ratio: 1 },
  { label: '16:9', ratio: 16 / 9 },
  { label: '21:9', ratio: 21 / 9 },
] as const;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function FocalPointField(props: FocalPointFieldProps): ReactNode {
  const { src, ratio, value, onChange, isDisabled } = props;
  const hintId = useId();
  const point = (event: PointerEvent<HTMLElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onChange(within((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  const move = (event: KeyboardEvent): void => {
    const [x, y] = MOVES[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onChange(within(value.x + x * step, value.y + y * step));
  };
  return (
    <div className="stack">
      <div
        className={`soft cover ${styles['picture']}`}
        style={{ aspectRatio: String(ratio), '--ratio': ratio } as CSSProperties}
        onPointerDown={(event) => {
          if (isDisabled) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && !isDisabled && point(event)}
      >
        <img src={src} alt="" draggable={false} />
        <button
          type="button"
          className={styles['point']}
          style={{ left: `${value.x * 100}%`, top: `${value.y * 100}%` }}
          disabled={isDisabled}
          aria-label={fill(say.focalPointPercentFromTheLeft, {
            percent: percent(value.x),
            percent2: percent(value.y),
          })}
          aria-describedby={hintId}
          onKeyDown={move}
        />
      </div>
      <p id={hintId} className="hint">
        {rich(say.clickWhatShouldStayVisibleIn, {
          span: (inside) => <span className="visually-hidden">{inside}</span>,
        })}
      </p>
      <div className={`row ${styles['crops']}`} aria-hidden="true">
        {CROPS.map((crop) => (
          <figure
            key={crop.label}
            className={`stack snug muted tiny ${styles['crop']}`}
            style={{ '--crop': crop.ratio } as CSSProperties}
          >
            <span className={`soft cover ${styles['cut']}`} style={{ aspectRatio: String(crop.ratio) }}>
              <img src={src} alt="" style={{ objectPosition: positionOf(value, ratio, crop.ratio) }} />
            </span>
            <figcaption>{crop.label}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}

function within(x: number, y: number): FocalPoint {
  return { x: clamp(x), y: clamp(y) };
}

function clamp(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

/** `object-position` for a crop centred as near to the point as the edges allow, as on the server. */
function positionOf({ x, y }: FocalPoint, ratio: number, crop: number): string {
  const isWider = ratio > crop;
  const share = isWider ? crop / ratio : ratio / crop;
  const along = isWider ? x : y;
  const position = share >= 1 ? 0.5 : clamp((along - share / 2) / (1 - share));
  return isWider ? `${position * 100}% 50%` : `50% ${position * 100}%`;
}
