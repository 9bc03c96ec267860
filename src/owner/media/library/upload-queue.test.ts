import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../api.ts';
import type { MediaItem } from './media-item.ts';
import { type Destination, type SendOptions, UploadQueue } from './upload-queue.ts';
import { summaryOf } from './upload-summary.ts';

interface Sent extends SendOptions {
  readonly name: string;
  readonly finish: () => void;
  readonly fail: (error?: Error) => void;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

function queueWithSent() {
  const sent: Sent[] = [];
  const forgotten: string[] = [];
  const to: Destination = {
    send: (file, options) =>
      new Promise((resolve, reject) => {
        options.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        sent.push({
          ...options,
          name: file.name,
          finish: () => resolve({ id: file.name } as MediaItem),
          fail: (error = new Error('no')) => reject(error),
        });
      }),
    forget: (uploadId) => forgotten.push(uploadId),
  };
  const queue = new UploadQueue();
  return {
    queue,
    sent,
    forgotten,
    uploads: () => queue.state().uploads,
    states: () => queue.state().uploads.map(({ state }) => state),
    add: (names: readonly string[], onDone?: (media: MediaItem) => void) =>
      queue.add(files(...names), to, onDone),
    addFile: (file: File) => queue.add([file], to),
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const lost = () => new ApiError(0, 'offline', 'gone', undefined);

test('OWNR-18 three files travel at a time, the next starts when one arrives', async () => {
  const { queue, sent, add, uploads, states } = queueWithSent();
  const stored: string[] = [];
  add(['a', 'b', 'c', 'd'], ({ id }) => stored.push(id));
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  sent[1]?.finish();
  await settle();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(stored).toEqual(['b']);
  expect(states()).toEqual(['sending', 'done', 'sending', 'sending']);
  queue.clearDone();
  expect(uploads()).toHaveLength(3);
});

test('progress is told, and the whole of it means that the server is at work', () => {
  const { queue, sent, add, uploads } = queueWithSent();
  let changes = 0;
  queue.subscribe(() => {
    changes += 1;
  });
  add(['a']);
  sent[0]?.onProgress(0.4);
  expect(uploads()).toMatchObject([{ state: 'sending', progress: 0.4 }]);
  sent[0]?.onProgress(1);
  expect(uploads()).toMatchObject([{ state: 'processing', progress: 1 }]);
  expect(changes).toBeGreaterThanOrEqual(3);
});

test('what failed says why, stands until it is tried again, and then succeeds', async () => {
  const { queue, sent, add, uploads, states } = queueWithSent();
  add(['a']);
  sent[0]?.fail();
  await settle();
  expect(uploads()).toMatchObject([{ state: 'failed', message: expect.stringMatching(/\w/) }]);
  queue.clearDone();
  queue.retry(uploads()[0]?.id ?? 0);
  expect(uploads()[0]).toMatchObject({ state: 'sending', progress: 0 });
  expect(uploads()[0]).not.toHaveProperty('message');
  sent[1]?.finish();
  await settle();
  expect(states()).toEqual(['done']);
});

test('all that failed are tried again at once, and nothing is sent twice', async () => {
  const { queue, sent, add, states } = queueWithSent();
  add(['a', 'b', 'c']);
  sent[0]?.fail();
  sent[2]?.fail();
  await settle();
  queue.retryAll();
  queue.retryAll();
  expect(states()).toEqual(['sending', 'sending', 'sending']);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'a', 'c']);
});

test('cancelling stops the transfer, forgets it, and makes room for the next', async () => {
  const { queue, sent, forgotten, add, uploads } = queueWithSent();
  add(['a', 'b', 'c', 'd']);
  sent[0]?.onBegun('upload-a');
  queue.cancel(uploads()[0]?.id ?? 0);
  await settle();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(forgotten).toEqual(['upload-a']);
  expect(uploads().map(({ name }) => name)).toEqual(['b', 'c', 'd']);
  expect(sent).toHaveLength(4);
});

test('cancelling all begins nothing more', async () => {
  const { queue, sent, add, uploads } = queueWithSent();
  add(['a', 'b', 'c', 'd', 'e']);
  queue.cancelAll();
  await settle();
  expect(uploads()).toEqual([]);
  expect(sent.map(({ name, signal }) => [name, signal.aborted])).toEqual([
    ['a', true],
    ['b', true],
    ['c', true],
  ]);
});

test('when the connection is lost it waits, longer each time, and goes on with what was begun', async () => {
  const { queue, sent, add, states } = queueWithSent();
  add(['a', 'b', 'c', 'd']);
  sent[0]?.onBegun('upload-a');
  sent[0]?.onProgress(0.7);
  for (const each of sent) each.fail(lost());
  await settle();
  expect(queue.state()).toMatchObject({
    isAway: true,
    isServersFault: false,
    uploads: [{ state: 'waiting', progress: 0.7 }, {}, {}, {}],
  });
  expect(states()).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent.slice(3).map(({ name, begun }) => [name, begun])).toEqual([
    ['a', 'upload-a'],
    ['b', undefined],
    ['c', undefined],
  ]);
  for (const each of sent.slice(3)) each.fail(new ApiError(503, 'failed', 'starting', undefined));
  await settle();
  expect(queue.state()).toMatchObject({ isAway: true, isServersFault: true });
  expect(summaryOf(queue.state()).amount).toBe('Server problem. Trying again.');
  await vi.advanceTimersByTimeAsync(1999);
  expect(sent).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toHaveLength(9);
});

test('the moment the connection is back it goes on, once', async () => {
  const { queue, sent, add } = queueWithSent();
  add(['a']);
  sent[0]?.fail(lost());
  await settle();
  queue.goOn();
  expect(queue.state().isAway).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(2);
});

test('OWNR-12 a file that is too large is not sent at all', () => {
  const { sent, addFile, uploads } = queueWithSent();
  const large = new File(['x'], 'huge.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 26_000_000 });
  addFile(large);
  expect(sent).toEqual([]);
  expect(uploads()).toMatchObject([
    {
      state: 'failed',
      message: 'The file huge.jpg is too large. The maximum allowed file size is 24 MB.',
    },
  ]);
});
