/** What unpacks to far more than was sent. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tarEnd, tarHeader, tarPadding } from '../storage/tar.ts';
import { unpackInto } from './archive.ts';

const LIMIT = 1024 ** 2;
const signal = new AbortController().signal;
const zeros = (size: number) => Buffer.alloc(size);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-unpack-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Entry = readonly [name: string, content: Buffer];

function tar(entries: readonly Entry[]): Buffer {
  const parts = entries.flatMap(([name, content]) => [
    tarHeader(name, content.length, 0),
    content,
    tarPadding(content.length),
  ]);
  return Buffer.concat([...parts, tarEnd()]);
}

/** Every entry is said to begin at the same bytes: one packed file counts as many. */
function zip(names: readonly string[], content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const facts = (name: string) => {
    const bytes = Buffer.alloc(26);
    bytes.writeUInt16LE(8, 4);
    bytes.writeUInt32LE(packed.length, 14);
    bytes.writeUInt32LE(content.length, 18);
    bytes.writeUInt16LE(name.length, 22);
    return bytes;
  };
  const first = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts('a'), Buffer.from('a'), packed]);
  const directory = Buffer.concat(
    names.flatMap((name) => [
      Buffer.from('PK\x01\x02\x14\0', 'latin1'),
      facts(name),
      Buffer.alloc(14),
      Buffer.from(name),
    ]),
  );
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(first.length, 16);
  return Buffer.concat([first, directory, end]);
}

/** The header with another kind of entry, and its checksum put right. */
function ofKind(kind: string, header: Buffer): Buffer {
  header.write(kind, 156, 'latin1');
  header.write(' '.repeat(8), 148, 'latin1');
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

const letters = [...'abcdefghij'];
const bombs: Readonly<Record<string, () => Buffer>> = {
  'one large file': () => gzipSync(tar([['big', zeros(LIMIT + 1)]])),
  'one large file, not packed': () => tar([['big', zeros(LIMIT + 1)]]),
  'many small files': () => gzipSync(tar(letters.map((name) => [name, zeros(LIMIT / 8)]))),
  'one large file in a .zip': () => zip(['big'], zeros(LIMIT + 1)),
  'one file of a .zip many times': () => zip(letters, zeros(LIMIT / 8)),
  'an archive within': () => gzipSync(tar([['old/inner.zip', zip(['big'], zeros(LIMIT - 5000))]])),
  'archives within that are small each': () =>
    gzipSync(tar(letters.map((name) => [`${name}.zip`, zip([name], zeros(LIMIT / 8))]))),
  'what is passed over': () => gzipSync(tar(letters.map((name) => [`._${name}`, zeros(LIMIT / 8)]))),
  'a folder with content': () =>
    gzipSync(Buffer.concat([ofKind('5', tarHeader('big/', LIMIT + 512, 0)), zeros(LIMIT + 512), tarEnd()])),
};

test.each(Object.entries(bombs))(
  '%s: no more is unpacked than the limit, and none of it stays',
  async (name, make) => {
    const sent = join(folder, 'sent');
    const out = join(folder, 'out');
    // Its own archive takes some of what an inner one has left.
    const maxBytes = name === 'an archive within' ? LIMIT - 4000 : LIMIT;
    writeFileSync(sent, make());
    const unpacked = await unpackInto(sent, out, { signal, maxBytes });
    expect(unpacked).toMatchObject({ kind: 'refused' });
    expect(unpacked).toHaveProperty(
      'message',
      expect.stringMatching(/^This archive holds more than .* Remove large files/),
    );
    expect(existsSync(out)).toBe(false);
    // What it holds is no more than that: the limit is the only thing wrong with it.
    expect(await unpackInto(sent, out, { signal, maxBytes: 3 * LIMIT })).toEqual({ kind: 'unpacked' });
    rmSync(out, { recursive: true, force: true });
  },
);

test('an archive that fills the limit is unpacked', async () => {
  writeFileSync(join(folder, 'sent'), gzipSync(tar([['a', zeros(LIMIT - 2048)]])));
  expect(await unpackInto(join(folder, 'sent'), join(folder, 'full'), { signal, maxBytes: LIMIT })).toEqual({
    kind: 'unpacked',
  });
  expect(readFileSync(join(folder, 'full', 'a'))).toHaveLength(LIMIT - 2048);
});

test('a size below nothing, which would make room for more, is refused', async () => {
  const record = '18 size=-99999999\n';
  const pax = ofKind('x', tarHeader('pax', record.length, 0));
  const archive = Buffer.concat([
    pax,
    Buffer.from(record),
    tarPadding(record.length),
    tar([['a', zeros(9)]]),
  ]);
  writeFileSync(join(folder, 'sent'), archive);
  expect(await unpackInto(join(folder, 'sent'), join(folder, 'less'), { signal })).toEqual({
    kind: 'refused',
    message: 'The archive cannot be unpacked: an extended header holds a wrong size.',
  });
});
