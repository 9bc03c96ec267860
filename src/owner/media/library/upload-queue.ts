/**
 * The queue of uploads of the whole owner area: a few at a time, each with its progress, to cancel or retry. It outlives
 * the screen that started it, and a connection that is away: what has been sent is not sent again.
 */
import { checkFileSize } from '#domain/media/file-size.ts';
import { limitOfType } from '#domain/media/upload-limits.ts';
import { ApiError, messageOf } from '../../api.ts';
import type { MediaItem } from './media-item.ts';

export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed';
  /** The share sent so far, 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly message?: string;
  readonly media?: MediaItem;
}

export interface SendOptions {
  /** The upload on the server that an earlier try began. */
  readonly begun: string | undefined;
  readonly onBegun: (uploadId: string) => void;
  /** A share of 1 means that the server is processing the file. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Where files go. */
export interface Destination {
  readonly send: (file: File, options: SendOptions) => Promise<MediaItem>;
  /** What was begun there will not be finished. */
  readonly forget: (uploadId: string) => void;
}

interface Entry {
  readonly file: File;
  readonly to: Destination;
  readonly onDone: ((media: MediaItem) => void) | undefined;
  readonly controller: AbortController;
  readonly begun?: string;
}

export interface Uploads {
  /** In the order in which they were added. */
  readonly uploads: readonly Upload[];
  /** Whether the server cannot be reached, or cannot take files now; it continues by itself later. */
  readonly isAway: boolean;
  /** The server answers that it cannot take files now. */
  readonly isServersFault: boolean;
}

const AT_ONCE = 3;
/** How long it waits before it looks whether the connection is back: longer each time. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
/** No answer, or one of a server that is busy or starting, or of a proxy before it. */
const AWAY_STATUS: readonly number[] = [0, 429, 502, 503, 504];

export class UploadQueue {
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<() => void>();
  #state: Uploads = { uploads: [], isAway: false, isServersFault: false };
  #nextId = 1;
  #pauses = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): Uploads => this.#state;

  /** @param onDone is called with each file once it is stored */
  add(files: readonly File[], to: Destination, onDone?: (media: MediaItem) => void): void {
    for (const file of files) this.#enter(file, to, onDone);
    this.#startNext();
  }

  retry(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry || this.#find(id)?.state !== 'failed') return;
    this.#entries.set(id, { ...entry, controller: new AbortController() });
    this.#change(id, { state: 'waiting' });
    this.#startNext();
  }

  retryAll(): void {
    for (const { id, state } of this.#state.uploads) if (state === 'failed') this.retry(id);
  }

  /** Removes an upload, aborting it if it is running. */
  cancel(id: number): void {
    const entry = this.#entries.get(id);
    entry?.controller.abort();
    if (entry?.begun !== undefined) entry.to.forget(entry.begun);
    this.#forget(id);
    this.#startNext();
  }

  /** Removes everything that is not stored yet, and the failed. */
  cancelAll(): void {
    for (const { id, state } of [...this.#state.uploads].reverse()) if (state !== 'done') this.cancel(id);
  }

  /** Removes finished uploads; failed ones stay until they are cancelled or retried. */
  clearDone(): void {
    for (const { id, state } of this.#state.uploads) if (state === 'done') this.#forget(id);
  }

  /** The connection is back, or may be. */
  goOn(): void {
    clearTimeout(this.#timer);
    this.#publish({ isAway: false });
    this.#startNext();
  }

  #enter(file: File, to: Destination, onDone: Entry['onDone']): void {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#entries.set(id, { file, to, onDone, controller: new AbortController() });
    const size = checkFileSize(file.name, file.size, limitOfType(file.type));
    const start: Upload = { id, name: file.name, bytes: file.size, state: 'waiting', progress: 0 };
    const upload: Upload = size.ok ? start : { ...start, state: 'failed', message: size.message };
    this.#publish({ uploads: [...this.#state.uploads, upload] });
  }

  #startNext(): void {
    const { uploads, isAway } = this.#state;
    if (isAway) return;
    const active = uploads.filter(({ state }) => state === 'sending' || state === 'processing');
    const waiting = uploads.filter(({ state }) => state === 'waiting');
    for (const { id } of waiting.slice(0, Math.max(0, AT_ONCE - active.length))) void this.#run(id);
  }

  async #run(id: number): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry) return;
    const { file, to, controller, onDone } = entry;
    this.#change(id, { state: 'sending' });
    try {
      const media = await to.send(file, this.#optionsOf(id, entry));
      this.#change(id, { state: 'done', progress: 1, media });
      this.#pauses = 0;
      if (this.#entries.has(id)) onDone?.(media);
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(id, error);
    }
    this.#startNext();
  }

  #optionsOf(id: number, { begun, controller }: Entry): SendOptions {
    return {
      begun,
      signal: controller.signal,
      onBegun: (uploadId) => {
        const entry = this.#entries.get(id);
        if (entry) this.#entries.set(id, { ...entry, begun: uploadId });
      },
      onProgress: (share) =>
        this.#change(id, { progress: share, state: share < 1 ? 'sending' : 'processing' }),
    };
  }

  #fail(id: number, error: unknown): void {
    if (error instanceof ApiError && AWAY_STATUS.includes(error.status)) {
      this.#change(id, { state: 'waiting' });
      this.#pause(error);
    } else this.#change(id, { state: 'failed', message: messageOf(error) });
  }

  #pause({ isOffline, retryAfterS = 0 }: ApiError): void {
    if (this.#state.isAway) return;
    const pauseMs = PAUSES_MS[Math.min(this.#pauses, PAUSES_MS.length - 1)] ?? 0;
    this.#pauses += 1;
    this.#publish({ isAway: true, isServersFault: !isOffline });
    this.#timer = setTimeout(() => this.goOn(), Math.max(pauseMs, retryAfterS * 1000));
  }

  #find(id: number): Upload | undefined {
    return this.#state.uploads.find((upload) => upload.id === id);
  }

  #change(id: number, change: Partial<Upload>): void {
    const uploads = this.#state.uploads.map((upload) => {
      if (upload.id !== id) return upload;
      const { message: _message, ...kept } = upload;
      return { ...kept, ...change };
    });
    this.#publish({ uploads });
  }

  #forget(id: number): void {
    this.#entries.delete(id);
    this.#publish({ uploads: this.#state.uploads.filter((upload) => upload.id !== id) });
  }

  #publish(change: Partial<Uploads>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
