import { expect, test } from 'vitest';
import type { MediaItem } from './media-item.ts';
import { type SendFile, UploadQueue } from './upload-queue.ts';

interface Sent {
  readonly name: string;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly finish: () => void;
  readonly fail: () => void;
}

function queueWithSent() {
  const sent: Sent[] = [];
  const send: SendFile = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      sent.push({
        name: file.name,
        onProgress,
        signal,
        finish: () => resolve({ id: file.name } as MediaItem),
        fail: () => reject(new Error('no')),
      });
    });
  return { queue: new UploadQueue(send), sent };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('OWNR-18 three files travel at a time, the next starts when one arrives', async () => {
  const { queue, sent } = queueWithSent();
  const stored: string[] = [];
  queue.add(files('a', 'b', 'c', 'd'), ({ id }) => stored.push(id));
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  sent[1]?.finish();
  await settle();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(stored).toEqual(['b']);
  expect(queue.uploads().map(({ state }) => state)).toEqual(['sending', 'done', 'sending', 'sending']);
  queue.clearDone();
  expect(queue.uploads()).toHaveLength(3);
});

test('progress is told, and the whole of it means that the server is at work', () => {
  const { queue, sent } = queueWithSent();
  let changes = 0;
  queue.subscribe(() => {
    changes += 1;
  });
  queue.add(files('a'));
  sent[0]?.onProgress(0.4);
  expect(queue.uploads()).toMatchObject([{ state: 'sending', progress: 0.4 }]);
  sent[0]?.onProgress(1);
  expect(queue.uploads()).toMatchObject([{ state: 'processing', progress: 1 }]);
  expect(changes).toBeGreaterThanOrEqual(3);
});

test('what failed says why, stands until it is tried again, and then succeeds', async () => {
  const { queue, sent } = queueWithSent();
  queue.add(files('a'));
  sent[0]?.fail();
  await settle();
  expect(queue.uploads()).toMatchObject([{ state: 'failed', message: expect.stringMatching(/\w/) }]);
  queue.clearDone();
  queue.retry(queue.uploads()[0]?.id ?? 0);
  expect(queue.uploads()[0]).toMatchObject({ state: 'sending', progress: 0 });
  expect(queue.uploads()[0]).not.toHaveProperty('message');
  sent[1]?.finish();
  await settle();
  expect(queue.uploads()).toMatchObject([{ state: 'done' }]);
});

test('cancelling stops the transfer, forgets it, and makes room for the next', async () => {
  const { queue, sent } = queueWithSent();
  queue.add(files('a', 'b', 'c', 'd'));
  queue.cancel(queue.uploads()[0]?.id ?? 0);
  await settle();
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(queue.uploads().map(({ name }) => name)).toEqual(['b', 'c', 'd']);
  expect(sent).toHaveLength(4);
});

test('OWNR-12 a file that is too large is not sent at all', () => {
  const { queue, sent } = queueWithSent();
  const large = new File(['x'], 'huge.jpg', { type: 'image/jpeg' });
  Object.defineProperty(large, 'size', { value: 26_000_000 });
  queue.add([large]);
  expect(sent).toEqual([]);
  expect(queue.uploads()).toMatchObject([
    {
      state: 'failed',
      message: 'The file huge.jpg is too large. The maximum allowed file size is 24 MB.',
    },
  ]);
});
