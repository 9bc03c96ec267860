/**
 * The picture worker: a process of its own, so that a decoder that hangs, crashes or eats memory takes one
 * picture down and not the server. It does one task at a time and ends when its parent does.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { escapeHtml } from '#domain/escape-html.ts';
import { LUMINANCE_GRID, summarizePixels } from '#domain/media/luminance.ts';
import { editedSize, type Size } from '#domain/media/picture-edit.ts';
import { cropSize } from './crop.ts';
import {
  type AnswerMessage,
  type InspectedPicture,
  MAX_INPUT_PIXELS,
  OUT_OF_MEMORY_EXIT,
  type PictureFormat,
  type PictureTask,
  type TaskAnswer,
  type TaskMessage,
  type WrittenPicture,
} from './picture-tasks.ts';
import { renderEdited } from './render-edited.ts';
import { sanitizeSvg } from './sanitize-svg.ts';
import { stripMetadata } from './strip-metadata.ts';

const MAX_RSS_BYTES = Number(process.env['PICTURE_MAX_RSS_BYTES'] ?? 700_000_000);
const MEMORY_CHECK_MS = 15;
/** Pixels per side of the thumbnail that colour and luminance are read from. */
const SAMPLE_SIZE = LUMINANCE_GRID * 12;
/** The quickest AVIF settings cost a few percent in size and save two thirds of the time. */
const AVIF_QUICK_WIDTH = 1000;

sharp.cache(false);
sharp.concurrency(1);
// Only the decoders of pictures we serve: no SVG, PDF, TIFF, nor anything that could read another file.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});

const FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

function openPicture(file: string, isAnimated = false): Sharp {
  return sharp(file, {
    limitInputPixels: MAX_INPUT_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    pages: isAnimated ? -1 : 1,
  });
}

/** Large enough for what is read from it; the ratio does not matter. */
function sampleSize(width: number, height: number): Size {
  return { width: Math.min(width, 4 * SAMPLE_SIZE), height: Math.min(height, 4 * SAMPLE_SIZE) };
}

type VariantTask = Extract<PictureTask, { kind: 'variant' }>;

async function inspect(task: Extract<PictureTask, { kind: 'inspect' }>): Promise<InspectedPicture> {
  const metadata = await openPicture(task.file).metadata();
  if (metadata.format !== FORMATS[task.mime]) throw new Error(`reads as ${metadata.format}`);
  const { autoOrient } = metadata;
  const { width, height } = task.edit ? editedSize(autoOrient, task.edit) : autoOrient;
  const opened = task.edit
    ? await renderEdited(openPicture(task.file), {
        file: autoOrient,
        edit: task.edit,
        ...sampleSize(width, height),
      })
    : openPicture(task.file).autoOrient();
  const sample = await opened
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  return {
    width,
    height,
    hasAlpha: metadata.hasAlpha,
    frames: metadata.pages ?? 1,
    ...summarizePixels(sample, SAMPLE_SIZE),
  };
}

async function makeVariant(task: VariantTask): Promise<WrittenPicture> {
  const metadata = await openPicture(task.file).metadata();
  const isMoving =
    !task.edit && (metadata.pages ?? 1) > 1 && (task.format === 'webp' || task.format === 'gif');
  if (isMoving) {
    try {
      return await writeVariant(task, metadata, true);
    } catch {
      // A later frame is broken, or all of them together are too large: the first one still tells the story.
    }
  }
  return writeVariant(task, metadata, false);
}

async function writeVariant(
  task: VariantTask,
  metadata: Metadata,
  isMoving: boolean,
): Promise<WrittenPicture> {
  const { autoOrient: file } = metadata;
  const size = cropSize(task.edit ? editedSize(file, task.edit) : file, task);
  const scaled = { width: size.scaledWidth, height: size.scaledHeight };
  const picture = task.edit
    ? await renderEdited(openPicture(task.file), { file, edit: task.edit, ...scaled })
    : openPicture(task.file, isMoving)
        .autoOrient()
        // Scaling the whole picture first and cutting then lets JPEGs be decoded at a fraction of their size.
        .resize(scaled.width, scaled.height, { fit: 'fill' });
  if (size.width !== size.scaledWidth || size.height !== size.scaledHeight) {
    picture.extract({ left: size.left, top: size.top, width: size.width, height: size.height });
  }
  await encode(picture, task.format, size.width, metadata.format === 'png').toFile(task.target);
  return { width: size.width, height: size.height };
}

/** Without touching the pixels where the file's structure is known, else by encoding them anew, upright. */
async function clean(task: Extract<PictureTask, { kind: 'clean' }>): Promise<WrittenPicture> {
  const { autoOrient, orientation = 1 } = await openPicture(task.file).metadata();
  const stripped = stripMetadata(task.mime, await readFile(task.file), orientation);
  if (stripped) {
    await writeFile(task.target, stripped);
    return { width: autoOrient.width, height: autoOrient.height };
  }
  const format = task.mime.slice('image/'.length) as PictureFormat;
  const upright = openPicture(task.file).autoOrient().keepIccProfile();
  const { width, height } = await upright.toFormat(format, { quality: 90 }).toFile(task.target);
  return { width, height };
}

async function sanitize(task: Extract<PictureTask, { kind: 'sanitize' }>): Promise<WrittenPicture> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(task.file));
  const sanitized = sanitizeSvg(text);
  if (sanitized.kind === 'refused') throw new Error(sanitized.reason);
  await writeFile(task.target, sanitized.svg);
  return { width: sanitized.width, height: sanitized.height };
}

type SubsetFont = (
  font: Buffer,
  letters: string,
  options: { readonly targetFormat: 'truetype'; readonly variationAxes: Readonly<Record<string, number>> },
) => Promise<Buffer>;

/** Loaded when it is needed; the package says nothing of its types. */
function subsetFont(): SubsetFont {
  return createRequire(import.meta.url)('subset-font') as SubsetFont;
}

type IconTask = Extract<PictureTask, { kind: 'icon' }>;

async function drawIcon({ content, target, size, share, ground }: IconTask): Promise<WrittenPicture> {
  const room = Math.round(size * share);
  const drawn = 'file' in content ? fitPicture(content.file, size, room) : drawLetter(content, target, room);
  const { data: input, info } = await (await drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input, raw, gravity: 'centre' }])
    .removeAlpha()
    .png()
    .toFile(target);
}

async function fitPicture(file: string, size: number, room: number): Promise<Sharp> {
  const picture = openPicture(file);
  const { hasAlpha } = await picture.metadata();
  const upright = openPicture(file).autoOrient().toColourspace('srgb');
  return hasAlpha
    ? upright.resize(room, room, { fit: 'inside' })
    : upright.resize(size, size, { fit: 'cover' });
}

/** Points, which are pixels here: larger than any icon. */
const LETTER_SIZE = 700;
/** Of the room there is: a letter that fills it looks larger than a picture does. */
const LETTER_HEIGHT = 0.8;

async function drawLetter(
  { letter, color, family, fontFile }: Extract<IconTask['content'], { letter: string }>,
  target: string,
  room: number,
): Promise<Sharp> {
  const fontfile = await plainFace(fontFile, dirname(target));
  const text = `<span foreground="${color}">${escapeHtml(letter)}</span>`;
  // In one size for all: text that is to fill a box is fitted by trial, and not always found.
  const drawn = sharp({ text: { text, font: `${family} ${LETTER_SIZE}`, fontfile, rgba: true, dpi: 72 } });
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return sharp(data, { raw }).resize(room, Math.round(room * LETTER_HEIGHT), { fit: 'inside' });
}

/** Latin letters and digits; others are drawn in a face of the machine. */
const LETTERS = Array.from({ length: 0x250 - 0x30 }, (_, index) => String.fromCodePoint(0x30 + index)).join(
  '',
);

/**
 * What draws text reads neither WOFF2 nor axes, and knows a face by its name for as long as the process lives: one
 * file for all letters, which stays.
 */
async function plainFace(fontFile: string, folder: string): Promise<string> {
  const face = join(folder, `${basename(fontFile, '.woff2')}.ttf`);
  if (existsSync(face)) return face;
  const options = { targetFormat: 'truetype', variationAxes: { wght: 600 } } as const;
  const plain = await subsetFont()(await readFile(fontFile), LETTERS, options);
  const made = `${face}.${process.pid}`;
  await writeFile(made, plain);
  await rename(made, face);
  return face;
}

/** @param isDrawn PNGs are mostly drawings and screenshots, whose edges suffer from halved colour */
function encode(picture: Sharp, format: PictureFormat, width: number, isDrawn: boolean): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({
        quality: isDrawn ? 60 : 50,
        effort: width > AVIF_QUICK_WIDTH ? 1 : 3,
        chromaSubsampling: isDrawn ? '4:4:4' : '4:2:0',
      });
    case 'webp':
      return picture.webp({ quality: isDrawn ? 85 : 75, effort: 3, smartSubsample: isDrawn });
    case 'jpeg':
      return picture.jpeg({ quality: 80, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 7 });
    case 'gif':
      return picture.gif({ effort: 4 });
  }
}

async function perform(task: PictureTask): Promise<InspectedPicture | WrittenPicture> {
  switch (task.kind) {
    case 'inspect':
      return inspect(task);
    case 'variant':
      return makeVariant(task);
    case 'clean':
      return clean(task);
    case 'sanitize':
      return sanitize(task);
    case 'icon':
      return drawIcon(task);
  }
}

async function answer(task: PictureTask): Promise<TaskAnswer> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() > MAX_RSS_BYTES) process.exit(OUT_OF_MEMORY_EXIT);
  }, MEMORY_CHECK_MS);
  try {
    return { ok: true, result: await perform(task) };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  } finally {
    clearInterval(watch);
  }
}

function send(message: AnswerMessage): void {
  process.send?.(message);
}

process.on('message', ({ id, task }: TaskMessage) => {
  answer(task).then(
    (answered) => send({ id, rssBytes: process.memoryUsage.rss(), ...answered }),
    () => process.exit(1),
  );
});
process.on('disconnect', () => process.exit(0));

try {
  // When memory runs out the system ends this process first, not the server.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Elsewhere than on Linux there is no such file, and the limit above is all there is.
}
