/**
 * The queue of uploads: a few at a time, each with its progress, to cancel or retry. It outlives the screen that
 * started it, so that leaving the screen does not stop an upload.
 */
import { checkFileSize } from '#domain/media/file-size.ts';
import { limitOfType } from '#domain/media/upload-limits.ts';
import { messageOf } from '../api.ts';
import type { MediaItem } from './media-item.ts';

export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'processing' | 'done' | 'failed';
  /** The share sent so far, 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly message?: string;
  readonly media?: MediaItem;
}

/** Sends one file. A progress of 1 means that the server is processing it. */
export type SendFile = (
  file: File,
  options: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
) => Promise<MediaItem>;

interface Entry {
  readonly file: File;
  readonly controller: AbortController;
  readonly onDone: ((media: MediaItem) => void) | undefined;
}

const AT_ONCE = 3;

export class UploadQueue {
  readonly #send: SendFile;
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload[] = [];
  #nextId = 1;

  constructor(send: SendFile) {
    this.#send = send;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly uploads = (): readonly Upload[] => this.#uploads;

  /** @param onDone is called with each file once it is stored */
  add(files: readonly File[], onDone?: (media: MediaItem) => void): void {
    for (const file of files) this.#enter(file, onDone);
    this.#startNext();
  }

  retry(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.set(id, { ...entry, controller: new AbortController() });
    this.#change(id, { state: 'waiting', progress: 0 });
    this.#startNext();
  }

  /** Removes an upload, aborting it if it is running. */
  cancel(id: number): void {
    this.#entries.get(id)?.controller.abort();
    this.#forget(id);
    this.#startNext();
  }

  /** Removes finished uploads; failed ones stay until they are cancelled or retried. */
  clearDone(): void {
    for (const { id, state } of this.#uploads) if (state === 'done') this.#forget(id);
  }

  #enter(file: File, onDone: Entry['onDone']): void {
    const id = this.#nextId;
    this.#nextId += 1;
    this.#entries.set(id, { file, controller: new AbortController(), onDone });
    const size = checkFileSize(file.name, file.size, limitOfType(file.type));
    const start: Upload = { id, name: file.name, state: 'waiting', progress: 0 };
    this.#publish([...this.#uploads, size.ok ? start : { ...start, state: 'failed', message: size.message }]);
  }

  #startNext(): void {
    const active = this.#uploads.filter(({ state }) => state === 'sending' || state === 'processing');
    const waiting = this.#uploads.filter(({ state }) => state === 'waiting');
    for (const { id } of waiting.slice(0, Math.max(0, AT_ONCE - active.length))) void this.#run(id);
  }

  async #run(id: number): Promise<void> {
    const entry = this.#entries.get(id);
    if (!entry) return;
    const { file, controller, onDone } = entry;
    this.#change(id, { state: 'sending' });
    try {
      const media = await this.#send(file, {
        signal: controller.signal,
        onProgress: (share) =>
          this.#change(id, { progress: share, state: share < 1 ? 'sending' : 'processing' }),
      });
      this.#change(id, { state: 'done', progress: 1, media });
      if (this.#entries.has(id)) onDone?.(media);
    } catch (error) {
      if (!controller.signal.aborted) this.#change(id, { state: 'failed', message: messageOf(error) });
    }
    this.#startNext();
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#publish(
      this.#uploads.map((upload) => {
        if (upload.id !== id) return upload;
        const { message: _message, ...kept } = upload;
        return { ...kept, ...change };
      }),
    );
  }

  #forget(id: number): void {
    this.#entries.delete(id);
    this.#publish(this.#uploads.filter((upload) => upload.id !== id));
  }

  #publish(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}
