/** The body of a form with photos that the browser sends by itself: its texts in memory, its photos onto the disk. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';
import { PHOTO_LIMITS, PHOTOS_INPUT, type PhotoProblem } from '#domain/store/aftercare/reviews/photos.ts';
import { allowSlowBody } from '../../../http/body-time.ts';
import { MultipartError, multipartBoundary, readMultipart } from '../../../http/multipart.ts';
import { CutOffError, streamBody } from '../../../http/read-body.ts';
import { type Fields, readSentTexts } from '../../../http/read-sent.ts';
import { LimitedWriter, TooLargeError } from '../../../storage/limited-writer.ts';

export interface ReviewForm {
  readonly fields: Fields;
  /** Temporary files. The caller deletes them. */
  readonly photos: readonly string[];
  readonly problem: PhotoProblem | undefined;
}

interface Reading {
  readonly tempDir: string;
  readonly maxTextBytes: number;
  /** By what was sent before the first photo: whether these are taken at all. */
  readonly takesPhotos: (fields: Fields) => Promise<boolean>;
}

const PHOTO_BYTES = PHOTO_LIMITS.megabytes * 1_000_000;
/** Of photos that are too large or too many so much more is read and thrown away, for an answer that says so. */
const MAX_BYTES = PHOTO_LIMITS.count * PHOTO_BYTES + 60_000_000;
const MAX_PARTS = 100;

export async function readReviewForm(context: Context, reading: Reading): Promise<ReviewForm | 'too-large'> {
  const boundary = multipartBoundary(context.req.header('content-type') ?? '');
  if (boundary !== undefined) return readParts(context, reading, boundary);
  const fields = await readSentTexts(context, reading.maxTextBytes);
  return fields === 'too-large' ? fields : { ...NOTHING, fields };
}

const NOTHING: ReviewForm = { fields: {}, photos: [], problem: undefined };

async function readParts(
  context: Context,
  reading: Reading,
  boundary: string,
): Promise<ReviewForm | 'too-large'> {
  const parts = new Parts(context, reading);
  try {
    for await (const event of readMultipart(streamBody(context, MAX_BYTES), boundary))
      if (event.kind === 'part') await parts.begin(event.name, event.filename);
      else await parts.add(event.bytes);
    await parts.end();
    return parts.form();
  } catch (error) {
    await parts.drop();
    if (error instanceof TooLargeError) return 'too-large';
    // Nothing of what cannot be read.
    if (error instanceof MultipartError || error instanceof CutOffError) return NOTHING;
    throw error;
  }
}

export async function deletePhotoFiles(photos: readonly string[]): Promise<void> {
  for (const path of photos) await rm(path, { force: true });
}

type Part =
  | { readonly kind: 'text'; readonly name: string; readonly chunks: Buffer[] }
  | { readonly kind: 'photo'; readonly writer: LimitedWriter }
  | { readonly kind: 'ignored' };

class Parts {
  readonly #context: Context;
  readonly #reading: Reading;
  readonly #fields = new Map<string, string>();
  readonly #photos: string[] = [];
  #problem: PhotoProblem | undefined;
  #part: Part = { kind: 'ignored' };
  #parts = 0;
  #textBytes = 0;
  #takesPhotos: boolean | undefined;

  constructor(context: Context, reading: Reading) {
    this.#context = context;
    this.#reading = reading;
  }

  async begin(name: string, filename: string | undefined): Promise<void> {
    await this.end();
    this.#parts += 1;
    if (this.#parts > MAX_PARTS) throw new TooLargeError();
    if (filename === undefined) this.#part = { kind: 'text', name, chunks: [] };
    // An input without a file sends an empty one without a name.
    else if (name === PHOTOS_INPUT && filename !== '') this.#part = await this.#beginPhoto();
  }

  async #beginPhoto(): Promise<Part> {
    this.#takesPhotos ??= await this.#reading.takesPhotos(Object.fromEntries(this.#fields));
    if (!this.#takesPhotos || this.#problem) return { kind: 'ignored' };
    if (this.#photos.length >= PHOTO_LIMITS.count) {
      this.#problem = 'photoCount';
      return { kind: 'ignored' };
    }
    allowSlowBody(this.#context);
    const { tempDir } = this.#reading;
    await mkdir(tempDir, { recursive: true });
    const path = join(tempDir, `review-${randomBytes(12).toString('hex')}`);
    const handle = await open(path, 'wx', 0o600);
    this.#photos.push(path);
    return { kind: 'photo', writer: new LimitedWriter(handle, PHOTO_BYTES) };
  }

  async add(bytes: Uint8Array): Promise<void> {
    const part = this.#part;
    if (part.kind === 'text') this.#addText(part.chunks, bytes);
    else if (part.kind === 'photo') await this.#addToPhoto(part.writer, bytes);
  }

  #addText(chunks: Buffer[], bytes: Uint8Array): void {
    this.#textBytes += bytes.length;
    if (this.#textBytes > this.#reading.maxTextBytes) throw new TooLargeError();
    chunks.push(Buffer.from(bytes));
  }

  async #addToPhoto(writer: LimitedWriter, bytes: Uint8Array): Promise<void> {
    try {
      await writer.write(bytes);
    } catch (error) {
      if (!(error instanceof TooLargeError)) throw error;
      this.#problem = 'photoSize';
      this.#part = { kind: 'ignored' };
      await writer.close();
    }
  }

  async end(): Promise<void> {
    const part = this.#part;
    this.#part = { kind: 'ignored' };
    if (part.kind === 'text') this.#fields.set(part.name, Buffer.concat(part.chunks).toString('utf8'));
    if (part.kind === 'photo') await part.writer.close();
  }

  form(): ReviewForm {
    return { fields: Object.fromEntries(this.#fields), photos: this.#photos, problem: this.#problem };
  }

  async drop(): Promise<void> {
    await this.end();
    await deletePhotoFiles(this.#photos);
  }
}
