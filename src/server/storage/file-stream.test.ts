import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFilesBelow } from '#testing/server/open-files.ts';
import { FileStream } from './file-stream.ts';

const BYTES = 300_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-stream-'));
  file = join(folder, 'stored');
  writeFileSync(file, '0123456789'.repeat(BYTES / 10));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('bytes come whole and in part, as far as there are any', async () => {
  expect(await text(new FileStream(file))).toHaveLength(BYTES);
  expect(await text(new FileStream(file, { start: 13, end: 15 }))).toBe('345');
  expect(await text(new FileStream(file, { start: BYTES - 2, end: BYTES + 10 }))).toBe('89');
});

test('a file that cannot be opened is an error of the stream', async () => {
  await expect(text(new FileStream(join(folder, 'missing')))).rejects.toThrow('ENOENT');
  await expect(text(new FileStream(folder))).rejects.toThrow('EISDIR');
});

describe.skipIf(openFilesBelow('/') === undefined)('open files', () => {
  const opened = () => openFilesBelow(folder);

  test('a stream opens its file when it is read, not before', async () => {
    const stream = new FileStream(file);
    await turn();
    expect(opened()).toEqual([]);
    await readSome(stream);
    expect(opened()).toEqual([file]);
    stream.destroy();
    await closed(stream);
  });

  test('none stays open, however the reading ends', async () => {
    const [read, unread, begun, opening, broken, left] = [file, file, file, file, folder, file].map(
      (path) => new FileStream(path),
    ) as [FileStream, FileStream, FileStream, FileStream, FileStream, FileStream];
    await text(read);
    unread.destroy();
    await readSome(begun);
    begun.destroy();
    opening.resume().destroy();
    await expect(text(broken)).rejects.toThrow();
    for await (const _ of left) break;
    await Promise.all([read, unread, begun, opening, broken, left].map(closed));
    expect(opened()).toEqual([]);
  });

  test('one that is forgotten halfway is closed with its memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect: () => void = runInNewContext('gc');
    await readSome(new FileStream(file));
    expect(opened()).toEqual([file]);
    for (let tries = 0; tries < 500 && opened()?.length; tries += 1) {
      collect();
      await turn();
    }
    expect(opened()).toEqual([]);
  });
});

async function readSome(stream: FileStream): Promise<void> {
  await new Promise((resolve) => stream.once('readable', resolve));
}

function closed(stream: FileStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.closed) resolve();
    else stream.once('close', resolve);
  });
}
