/** Takes the body of an upload onto the disk chunk by chunk, with its limits; nothing of it stays behind. */
import { mkdir, open, rm } from 'node:fs/promises';
import type { Context } from 'hono';
import { UPLOAD_MESSAGES } from '#domain/media/messages.ts';
import { MultipartError, multipartBoundary, readMultipart } from '../http/multipart.ts';
import { CutOffError, streamBody } from '../http/read-body.ts';
import { LimitedWriter, TooLargeError } from '../storage/limited-writer.ts';
import { tempFile } from './prepare-file.ts';

export interface ReceivedUpload {
  readonly kind: 'received';
  readonly path: string;
  readonly filename: string;
  /** Plain fields sent along: alt, caption, sourceId. */
  readonly fields: Readonly<Record<string, string>>;
}

export type Received =
  | ReceivedUpload
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415; readonly message: string };

interface Sink {
  readonly path: string;
  readonly maxBytes: number;
}

const MAX_FIELD_BYTES = 64_000;
const MAX_FIELDS = 20;
const WRONG_TYPE =
  'Send the file as multipart/form-data, or as the body itself with its name in “?filename=”.';

/** Without a boundary none of these holds a file. */
const FORM_TYPES = /^(?:multipart\/|application\/x-www-form-urlencoded\b)/i;

/** Gives the received file to `use`, and removes it afterwards. */
export async function withReceivedUpload<Result>(
  context: Context,
  options: { readonly tempDir: string; readonly maxBytes: number; readonly tooLarge: string },
  use: (received: Received) => Promise<Result>,
): Promise<Result> {
  await mkdir(options.tempDir, { recursive: true });
  const path = tempFile(options);
  try {
    return await use(await receive(context, { path, maxBytes: options.maxBytes }, options.tooLarge));
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(context: Context, sink: Sink, tooLarge: string): Promise<Received> {
  const type = context.req.header('content-type') ?? '';
  const boundary = multipartBoundary(type);
  if (boundary === undefined && FORM_TYPES.test(type)) return refused(415, WRONG_TYPE);
  // A form around the file adds little.
  const body = streamBody(context, sink.maxBytes + 1_000_000);
  try {
    if (boundary === undefined) return await receiveRaw(context, body, sink);
    return await receiveForm(body, boundary, sink);
  } catch (error) {
    return refusedBecause(error, tooLarge);
  }
}

function refusedBecause(error: unknown, tooLarge: string): Received {
  if (error instanceof TooLargeError) return refused(413, tooLarge);
  if (error instanceof MultipartError || error instanceof CutOffError)
    return refused(400, UPLOAD_MESSAGES.incomplete);
  throw error;
}

function refused(status: 400 | 413 | 415, message: string): Received {
  return { kind: 'refused', status, message };
}

async function receiveRaw(context: Context, body: AsyncIterable<Uint8Array>, sink: Sink): Promise<Received> {
  let isThere = false;
  const writer = new LimitedWriter(await open(sink.path, 'wx', 0o600), sink.maxBytes);
  try {
    for await (const bytes of body) {
      isThere = true;
      await writer.write(bytes);
    }
  } finally {
    await writer.close();
  }
  if (!isThere) return refused(400, UPLOAD_MESSAGES.incomplete);
  const { filename = '', ...fields } = context.req.query();
  return { kind: 'received', path: sink.path, filename, fields };
}

async function receiveForm(body: AsyncIterable<Uint8Array>, boundary: string, sink: Sink): Promise<Received> {
  const fields: Record<string, string> = Object.create(null);
  let filename: string | undefined;
  let writer: LimitedWriter | FieldWriter | undefined;
  try {
    for await (const item of readMultipart(body, boundary)) {
      if (item.kind === 'data') {
        await writer?.write(item.bytes);
        continue;
      }
      await writer?.close();
      writer = undefined;
      if (item.filename === undefined) writer = new FieldWriter(fields, item.name);
      else if (filename === undefined) {
        filename = item.filename;
        writer = new LimitedWriter(await open(sink.path, 'wx', 0o600), sink.maxBytes);
      } else return refused(400, 'Send one file at a time.');
    }
  } finally {
    await writer?.close();
  }
  if (filename === undefined) return refused(400, UPLOAD_MESSAGES.incomplete);
  return { kind: 'received', path: sink.path, filename: fields['filename'] ?? filename, fields };
}

class FieldWriter {
  readonly #fields: Record<string, string>;
  readonly #name: string;
  readonly #chunks: Uint8Array[] = [];
  #left = MAX_FIELD_BYTES;

  constructor(fields: Record<string, string>, name: string) {
    if (Object.keys(fields).length >= MAX_FIELDS) throw new TooLargeError();
    this.#fields = fields;
    this.#name = name;
  }

  async write(bytes: Uint8Array): Promise<void> {
    this.#left -= bytes.length;
    if (this.#left < 0) throw new TooLargeError();
    this.#chunks.push(bytes.slice());
  }

  async close(): Promise<void> {
    this.#fields[this.#name] = Buffer.concat(this.#chunks).toString('utf8');
  }
}
