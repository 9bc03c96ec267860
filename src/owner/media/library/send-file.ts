/** Sends a file in parts, from wherever an earlier try got to. */
import { beginUpload, cancelUpload, finishUpload, readUpload, sendPart } from '#domain/media/calls.ts';
import { ApiError, addressOf, call } from '../../api.ts';
import type { MediaItem } from './media-item.ts';
import type { Destination, SendOptions } from './upload-queue.ts';
import * as say from './words/en.ts';

/** Larger parts save questions, smaller ones pass whatever stands before a server. */
const PART_BYTES = 8_000_000;
/** A connection on which nothing moves for so long is as good as lost. */
const STALL_MS = 30_000;
const OFFLINE = say.connectionLostTryAgainNothingElse;
const FAILED = say.theServerCouldntAcceptThisFile;
const CONFLICT = 409;
const MISSING = 404;

/** @param replaces the id of the file it replaces */
export function destinationOf(siteId: string, replaces?: string): Destination {
  const to: Target = { site: siteId, replaces };
  return {
    send: (file, options) => send(to, file, options),
    // The server forgets it by itself where this does not arrive.
    forget: (upload) => void call(cancelUpload, { site: siteId, upload }).catch(() => undefined),
  };
}

interface Target {
  readonly site: string;
  readonly replaces: string | undefined;
}

async function send(to: Target, file: File, options: SendOptions): Promise<MediaItem> {
  const { begun } = options;
  if (begun === undefined) return sendFrom(to, file, options, await begin(to, file, options));
  try {
    return await sendFrom(to, file, options, await offsetOf(to, begun));
  } catch (error) {
    if (!isStatus(error, MISSING)) throw error;
  }
  // Finished, and only the answer was lost; or forgotten meanwhile.
  return finish(to, file, begun, options.signal).catch(async (error: unknown) => {
    if (!isStatus(error, MISSING)) throw error;
    return sendFrom(to, file, options, await begin(to, file, options));
  });
}

interface Sent {
  readonly id: string;
  readonly offset: number;
}

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: files are listed in the order in which they were begun. */
function begin({ site }: Target, file: File, { signal, onBegun }: SendOptions): Promise<Sent> {
  const mine = turn.then(async () => {
    const body = { filename: file.name, bytes: file.size };
    const { upload } = await call(beginUpload, { site, body }, { signal });
    onBegun(upload.id);
    return upload;
  });
  turn = mine.catch(() => undefined);
  return mine;
}

async function offsetOf({ site }: Target, upload: string): Promise<Sent> {
  return (await call(readUpload, { site, upload })).upload;
}

async function sendFrom(to: Target, file: File, options: SendOptions, from: Sent): Promise<MediaItem> {
  let { id, offset } = from;
  const report = (sent: number) => sent < file.size && options.onProgress(sent / file.size);
  while (offset < file.size) {
    report(offset);
    const part = file.slice(offset, offset + PART_BYTES);
    const at = offset;
    const sent = sendOne(to, { id, offset }, part, { ...options, onProgress: (bytes) => report(at + bytes) });
    // A part whose answer was lost may have come all the same.
    ({ id, offset } = await sent.catch((error: unknown) => {
      if (isStatus(error, CONFLICT)) return offsetOf(to, id);
      throw error;
    }));
  }
  options.onProgress(1);
  return finish(to, file, id, options.signal);
}

async function finish(
  { site, replaces }: Target,
  file: File,
  upload: string,
  signal: AbortSignal,
): Promise<MediaItem> {
  const body = { filename: file.name, bytes: file.size, ...(replaces === undefined ? {} : { replaces }) };
  return (await call(finishUpload, { site, upload, body }, { signal })).media;
}

function isStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status;
}

interface PartOptions {
  /** @param bytes of this part */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
}

/** By XMLHttpRequest, since `fetch` cannot tell how far it is. */
function sendOne({ site }: Target, at: Sent, part: Blob, { onProgress, signal }: PartOptions): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = (): void => reject(new ApiError(0, 'offline', OFFLINE, undefined));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        lost();
        request.abort();
      }, STALL_MS);
    };
    const query = { offset: String(at.offset) };
    request.open('PATCH', addressOf(sendPart, { site, upload: at.id, query }));
    request.setRequestHeader('x-vitrine', '1');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = (event) => {
      watch();
      onProgress(event.loaded);
    };
    request.onload = () => {
      const answer = request.response as Answer | null;
      if (request.status === 200 && answer?.upload) return resolve(answer.upload);
      const { kind = 'failed', message = FAILED } = answer?.error ?? {};
      reject(new ApiError(request.status, kind, message, answer));
    };
    request.onerror = lost;
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onloadend = () => clearTimeout(timer);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    watch();
    request.send(part);
  });
}

interface Answer {
  readonly upload?: Sent;
  readonly error?: { readonly kind?: string; readonly message?: string };
}
