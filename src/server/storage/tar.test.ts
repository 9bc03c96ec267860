import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTar, TarError, tarEnd, tarHeader, tarPadding } from './tar.ts';

interface File {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function archiveOf(files: readonly File[]): Buffer {
  return Buffer.concat([
    ...files.flatMap(({ name, bytes }) => [
      tarHeader(name, bytes.length, 0),
      bytes,
      tarPadding(bytes.length),
    ]),
    tarEnd(),
  ]);
}

/** The archive in chunks of any size, as a stream gives it. */
async function* chunksOf(archive: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < archive.length; at += size) yield archive.subarray(at, at + size);
}

async function filesIn(archive: Buffer, size = 700): Promise<File[]> {
  const files: File[] = [];
  for await (const entry of readTar(chunksOf(archive, size))) {
    const parts: Uint8Array[] = [];
    for await (const part of entry.bytes) parts.push(part);
    files.push({ name: entry.name, bytes: new Uint8Array(Buffer.concat(parts)) });
  }
  return files;
}

const arbitraryFiles = fc.array(
  fc.record({
    name: fc.oneof(
      fc.string({ minLength: 1, maxLength: 300, unit: fc.constantFrom('a', 'b', '/', '-', 'ü', '=') }),
      fc.string({ minLength: 90, maxLength: 180, unit: fc.constantFrom('a', '/') }),
    ),
    bytes: fc.uint8Array({ maxLength: 1200 }),
  }),
  { maxLength: 6 },
);

test('what is written is read back, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryFiles, fc.integer({ min: 1, max: 2000 }), async (files, size) => {
      expect(await filesIn(archiveOf(files), size)).toEqual(files);
    }),
    { numRuns: 200 },
  );
});

test('files that are not read, or only in part, are passed over', async () => {
  const files = [1, 2, 3].map((n) => ({ name: `f${n}`, bytes: new Uint8Array(1500).fill(n) }));
  const names: string[] = [];
  for await (const entry of readTar(chunksOf(archiveOf(files), 100))) {
    names.push(entry.name);
    if (entry.name === 'f2') for await (const _ of entry.bytes) break;
  }
  expect(names).toEqual(['f1', 'f2', 'f3']);
});

test('an archive that is cut off anywhere is noticed', async () => {
  const archive = archiveOf([{ name: 'a', bytes: new Uint8Array(600).fill(7) }]);
  for (const length of [0, 1, 511, 512, 700, 1100, 1535]) {
    await expect(filesIn(archive.subarray(0, length)), String(length)).rejects.toThrow(TarError);
  }
});

test('links, devices and damaged headers are refused', async () => {
  const archive = archiveOf([{ name: 'a', bytes: new Uint8Array(0) }]);
  const withType = (type: string): Buffer => {
    const copy = Buffer.from(archive);
    copy.write(' '.repeat(8), 148, 'latin1');
    copy.write(type, 156, 'latin1');
    const sum = copy.subarray(0, 512).reduce((total, byte) => total + byte, 0);
    copy.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
    return copy;
  };
  for (const type of ['1', '2', '3', '4', '6', '7'])
    await expect(filesIn(withType(type))).rejects.toThrow('link');
  expect(await filesIn(withType('5'))).toEqual([]);
  const flipped = Buffer.from(archive);
  flipped[3] = 0x41;
  await expect(filesIn(flipped)).rejects.toThrow('checksum');
});

test('sizes beyond eleven octal digits go into an extended header', async () => {
  const size = 8 ** 11;
  const bytes = Buffer.concat([tarHeader('large', size, 0), Buffer.alloc(10)]);
  for await (const entry of readTar(chunksOf(bytes, 512))) {
    expect(entry).toMatchObject({ name: 'large', size });
    break;
  }
});

test('the system’s own tar reads what we write, and we read what it writes', async ({ skip }) => {
  try {
    execFileSync('tar', ['--version'], { stdio: 'ignore' });
  } catch {
    skip('there is no tar here');
  }
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tar-'));
  try {
    const long = `${'d'.repeat(90)}/${'e'.repeat(90)}/${'f'.repeat(90)}`;
    const files = ['plain', `${'x'.repeat(80)}/${'y'.repeat(60)}`, long, 'ümlaut'].map((name, index) => ({
      name,
      bytes: new Uint8Array(index * 777).fill(index),
    }));
    writeFileSync(join(folder, 'ours.tar'), archiveOf(files));
    execFileSync('tar', ['-xf', 'ours.tar'], { cwd: folder });
    for (const { name, bytes } of files)
      expect(new Uint8Array(readFileSync(join(folder, name)))).toEqual(bytes);
    rmSync(join(folder, 'ours.tar'));
    execFileSync('tar', ['-cf', 'theirs.tar', ...readdirSync(folder)], { cwd: folder });
    const read = await filesIn(
      readFileSync(join(folder, 'theirs.tar')),
      statSync(join(folder, 'theirs.tar')).size,
    );
    const sort = (list: readonly File[]) => list.toSorted((a, b) => (a.name < b.name ? -1 : 1));
    expect(sort(read)).toEqual(sort(files));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
