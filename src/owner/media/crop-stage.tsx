/** A picture as it will be turned, with the part of it that stays: dragged, or moved by the arrow keys. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { PictureCropBox, PictureEdit } from '#domain/media/calls.ts';
import { angleOf, editedSize, frameOf, type Size } from '#domain/media/picture-edit.ts';
import { fill } from '../fill.ts';
import { HANDLES, type Handle, isCorner, type Move, moveBox, resizeBox } from './crop-box.ts';
import styles from './crop-stage.module.css';
import * as say from './words/en.ts';

export interface CropStageProps {
  readonly src: string;
  /** Of the upright file. */
  readonly file: Size;
  readonly edit: PictureEdit;
  /** Width to height that is kept, in pixels; any where there is none. */
  readonly ratio: number | undefined;
  readonly onCrop: (crop: PictureCropBox) => void;
}

const STEP = 0.01;
const LARGE_STEP = 0.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function CropStage({ src, file, edit, ratio, onCrop }: CropStageProps): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const frame = frameOf(file, edit);
  const { crop } = edit;
  const inFrame = ratio === undefined ? undefined : (ratio * frame.height) / frame.width;
  const change = (from: PictureCropBox, handle: Handle | undefined, by: Move): void =>
    onCrop(handle ? resizeBox(from, handle, by, inFrame) : moveBox(from, by));
  const grip = useGrip(stage, crop, change);
  const size = editedSize(file, edit);
  const handles = inFrame === undefined ? HANDLES : HANDLES.filter(isCorner);
  return (
    <div
      ref={stage}
      className={styles['stage']}
      style={{ '--ratio': frame.width / frame.height } as CSSProperties}
    >
      <div className={`soft ${styles['view']}`}>
        <img
          src={src}
          alt=""
          draggable={false}
          style={{
            width: percent(file.width / frame.width),
            height: percent(file.height / frame.height),
            rotate: `${angleOf(edit)}deg`,
          }}
        />
        <div className={styles['shade']} style={placeOf(crop)} />
      </div>
      <button
        type="button"
        className={styles['box']}
        style={placeOf(crop)}
        aria-label={fill(say.cropOfWidthHeightPixelsPercent, {
          width: size.width,
          height: size.height,
          percent: percent(crop.x),
          percent2: percent(crop.y),
        })}
        {...grip(undefined)}
      />
      {handles.map((handle) => (
        <button
          key={handle.label}
          type="button"
          className={styles['handle']}
          data-x={handle.x}
          data-y={handle.y}
          style={{
            left: percent(crop.x + ((handle.x + 1) / 2) * crop.width),
            top: percent(crop.y + ((handle.y + 1) / 2) * crop.height),
          }}
          aria-label={handle.label}
          {...grip(handle)}
        />
      ))}
    </div>
  );
}

interface Drag {
  readonly crop: PictureCropBox;
  readonly x: number;
  readonly y: number;
}

/** What makes something draggable, by pointer and by keys. */
function useGrip(
  stage: { readonly current: HTMLDivElement | null },
  crop: PictureCropBox,
  change: (from: PictureCropBox, handle: Handle | undefined, by: Move) => void,
) {
  const drag = useRef<Drag>(undefined);
  return (handle: Handle | undefined) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { crop, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const box = stage.current?.getBoundingClientRect();
      const from = drag.current;
      if (!from || !box) return;
      change(from.crop, handle, {
        x: (event.clientX - from.x) / box.width,
        y: (event.clientY - from.y) / box.height,
      });
    },
    onLostPointerCapture: (): void => {
      drag.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const [x, y] = ARROWS[event.key] ?? [0, 0];
      if (x === 0 && y === 0) return;
      event.preventDefault();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      change(crop, handle, { x: x * step, y: y * step });
    },
  });
}

function placeOf({ x, y, width, height }: PictureCropBox): CSSProperties {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
