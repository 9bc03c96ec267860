/** Turns and cuts a picture as its edit says, from the file as it came. */
import sharp, { type Sharp } from 'sharp';
import type { PictureEdit } from '#domain/media/calls.ts';
import { angleOf, editedSize, frameOf, type Size } from '#domain/media/picture-edit.ts';

export interface Rendered extends Size {
  /** Upright. */
  readonly file: Size;
  readonly edit: PictureEdit;
}

/**
 * The whole of the edited picture, scaled to a size.
 * @param opened as it came; it is scaled first, so that a large file is decoded at a fraction of its size
 */
export async function renderEdited(opened: Sharp, rendered: Rendered): Promise<Sharp> {
  const { file, edit, width, height } = rendered;
  const scale = Math.min(1, Math.max(width, 1) / editedSize(file, edit).width);
  const scaled = {
    width: Math.max(1, Math.round(file.width * scale)),
    height: Math.max(1, Math.round(file.height * scale)),
  };
  const upright = await pixelsOf(opened.autoOrient().resize(scaled.width, scaled.height, { fit: 'fill' }));
  const turned = await pixelsOf(upright.rotate(angleOf(edit)));
  const { width: boxWidth = 1, height: boxHeight = 1 } = await turned.metadata();
  const cut = cutOf(scaled, edit, { width: boxWidth, height: boxHeight });
  return pixelsOf(turned.extract(cut).resize(width, height, { fit: 'fill' }));
}

/** Where the crop lies in the box around the turned picture. */
function cutOf(file: Size, edit: PictureEdit, box: Size) {
  const frame = frameOf(file, edit);
  // Along a slanted edge the outermost pixels are half empty.
  const inset = edit.straighten === 0 ? 0 : 1;
  const horizontal = span(box.width, frame.width, edit.crop.x, edit.crop.width, inset);
  const vertical = span(box.height, frame.height, edit.crop.y, edit.crop.height, inset);
  return { left: horizontal.at, width: horizontal.length, top: vertical.at, height: vertical.length };
}

function span(box: number, frame: number, from: number, share: number, inset: number) {
  const start = (box - frame) / 2 + from * frame + inset;
  const length = Math.min(box, Math.max(1, Math.round(share * frame - 2 * inset)));
  return { at: Math.max(0, Math.min(box - length, Math.round(start))), length };
}

/** Each step is finished before the next: a pipeline would put them into an order of its own. */
async function pixelsOf(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
