/**
 * Turning, straightening and cropping of a picture, as numbers beside its file. A picture is turned by quarters, then
 * straightened, which leaves the largest frame of its own ratio that has no empty corner, and the crop is a part of that
 * frame.
 */
import type { FocalPoint, PictureCropBox, PictureEdit } from './calls.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: PictureCropBox = { x: 0, y: 0, width: 1, height: 1 };
export const UNEDITED: PictureEdit = { rotate: 0, straighten: 0, crop: WHOLE };

export function isUnedited({ rotate, straighten, crop }: PictureEdit): boolean {
  return rotate === 0 && straighten === 0 && isWhole(crop);
}

function isWhole({ x, y, width, height }: PictureCropBox): boolean {
  return x === 0 && y === 0 && width === 1 && height === 1;
}

/** Whether the crop lies within the frame. */
export function isWithinFrame({ x, y, width, height }: PictureCropBox): boolean {
  const rounding = 1e-6;
  return x + width <= 1 + rounding && y + height <= 1 + rounding;
}

/** Clockwise, in degrees. */
export function angleOf({ rotate, straighten }: PictureEdit): number {
  return rotate + straighten;
}

/** What straightening leaves of a picture. @param size of the upright file */
export function frameOf(size: Size, { rotate, straighten }: PictureEdit): Size {
  const isOnItsSide = rotate % 180 !== 0;
  const width = isOnItsSide ? size.height : size.width;
  const height = isOnItsSide ? size.width : size.height;
  const angle = radians(Math.abs(straighten));
  const share = 1 / (Math.cos(angle) + Math.max(width / height, height / width) * Math.sin(angle));
  return { width: width * share, height: height * share };
}

/** In whole pixels. */
export function editedSize(size: Size, edit: PictureEdit): Size {
  const frame = frameOf(size, edit);
  return {
    width: Math.max(1, Math.round(frame.width * edit.crop.width)),
    height: Math.max(1, Math.round(frame.height * edit.crop.height)),
  };
}

/** A point of the edited picture, where it is in the file. */
export function pointInFile(point: FocalPoint, size: Size, edit: PictureEdit): FocalPoint {
  const frame = frameOf(size, edit);
  const x = (edit.crop.x + point.x * edit.crop.width - 0.5) * frame.width;
  const y = (edit.crop.y + point.y * edit.crop.height - 0.5) * frame.height;
  const turned = turn({ x, y }, -angleOf(edit));
  return { x: turned.x / size.width + 0.5, y: turned.y / size.height + 0.5 };
}

/** A point of the file, where it is in the edited picture; outside of 0 to 1 where it was cut off. */
export function pointInEdited(point: FocalPoint, size: Size, edit: PictureEdit): FocalPoint {
  const frame = frameOf(size, edit);
  const centred = { x: (point.x - 0.5) * size.width, y: (point.y - 0.5) * size.height };
  const { x, y } = turn(centred, angleOf(edit));
  return {
    x: (x / frame.width + 0.5 - edit.crop.x) / edit.crop.width,
    y: (y / frame.height + 0.5 - edit.crop.y) / edit.crop.height,
  };
}

/** The focal point stays on what it was on; what has been cut off is looked for at the nearest edge. */
export function carryFocalPoint(
  point: FocalPoint,
  size: Size,
  edits: { readonly from: PictureEdit; readonly to: PictureEdit },
): FocalPoint {
  const { x, y } = pointInEdited(pointInFile(point, size, edits.from), size, edits.to);
  return { x: within01(x), y: within01(y) };
}

function within01(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

/** Clockwise as it is seen, with y downwards. */
function turn({ x, y }: FocalPoint, degrees: number): FocalPoint {
  const angle = radians(degrees);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
