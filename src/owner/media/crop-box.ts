/** The rectangle of a crop while it is moved and resized, in shares of the frame it lies in. */
import type { PictureCropBox } from '#domain/media/calls.ts';
import { MIN_CROP_SIDE } from '#domain/media/edit-limits.ts';
import { WHOLE } from '#domain/media/picture-edit.ts';
import * as say from './words/en.ts';

/** Which sides a handle moves: -1 the left or upper, 1 the right or lower, 0 neither. */
export interface Handle {
  readonly label: string;
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const HANDLES: readonly Handle[] = [
  { label: say.topLeftCorner, x: -1, y: -1 },
  { label: say.topEdge, x: 0, y: -1 },
  { label: say.topRightCorner, x: 1, y: -1 },
  { label: say.rightEdge, x: 1, y: 0 },
  { label: say.bottomRightCorner, x: 1, y: 1 },
  { label: say.bottomEdge, x: 0, y: 1 },
  { label: say.bottomLeftCorner, x: -1, y: 1 },
  { label: say.leftEdge, x: -1, y: 0 },
];

export function isCorner({ x, y }: Handle): boolean {
  return x !== 0 && y !== 0;
}

export interface Move {
  readonly x: number;
  readonly y: number;
}

export function moveBox(box: PictureCropBox, by: Move): PictureCropBox {
  return {
    ...box,
    x: clamp(box.x + by.x, 0, 1 - box.width),
    y: clamp(box.y + by.y, 0, 1 - box.height),
  };
}

/** @param ratio width to height, in shares of the frame; any where there is none. Only corners keep one. */
export function resizeBox(
  box: PictureCropBox,
  handle: Handle,
  by: Move,
  ratio: number | undefined,
): PictureCropBox {
  const room = { width: roomOf(box.x, box.width, handle.x), height: roomOf(box.y, box.height, handle.y) };
  const wanted = { width: box.width + handle.x * by.x, height: box.height + handle.y * by.y };
  if (ratio === undefined)
    return anchored(box, handle, {
      width: clamp(wanted.width, MIN_CROP_SIDE, room.width),
      height: clamp(wanted.height, MIN_CROP_SIDE, room.height),
    });
  const least = Math.max(MIN_CROP_SIDE, MIN_CROP_SIDE * ratio);
  const most = Math.min(room.width, room.height * ratio);
  const width = clamp(Math.max(wanted.width, wanted.height * ratio), Math.min(least, most), most);
  return anchored(box, handle, { width, height: width / ratio });
}

/** How long a side may become when the moved end goes to the edge. */
function roomOf(at: number, length: number, moved: Handle['x']): number {
  if (moved === 0) return length;
  return moved < 0 ? at + length : 1 - at;
}

/** What is not moved stays where it is. */
function anchored(
  box: PictureCropBox,
  handle: Handle,
  { width, height }: Pick<PictureCropBox, 'width' | 'height'>,
): PictureCropBox {
  const x = handle.x < 0 ? box.x + box.width - width : box.x;
  const y = handle.y < 0 ? box.y + box.height - height : box.y;
  return { x: clamp(x, 0, 1 - width), y: clamp(y, 0, 1 - height), width, height };
}

/** The largest of a ratio that the frame holds, as near as it can be to where the box is. */
export function fitRatio(box: PictureCropBox, ratio: number): PictureCropBox {
  const width = Math.min(1, ratio);
  const height = Math.min(1, width / ratio);
  return moveBox(
    { ...WHOLE, width, height },
    { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2 },
  );
}

/** As it lies after a quarter turn of the picture. */
export function turnBox({ x, y, width, height }: PictureCropBox, turn: 90 | -90): PictureCropBox {
  const turned = { width: height, height: width };
  const at = turn === 90 ? { x: 1 - y - height, y: x } : { x: y, y: 1 - x - width };
  return moveBox({ ...turned, x: 0, y: 0 }, at);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(low, high), Math.max(low, value));
}
