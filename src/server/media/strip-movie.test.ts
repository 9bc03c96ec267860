import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stripMovie } from './strip-movie.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-movie-'));
afterAll(() => rmSync(folder, { recursive: true }));

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as string, 'latin1')));
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
}

async function strip(bytes: Buffer): Promise<Buffer> {
  const path = join(folder, 'in');
  writeFileSync(path, bytes);
  return readFileSync(await stripMovie(path, join(folder, 'out')));
}

const PLACE = '+60.0231+005.3225/';

test('place and notes become free space; everything else stays where it was', async () => {
  const place = box('udta', box('\xa9xyz', PLACE));
  const track = box('trak', box('tkhd', 'header'), box('meta', PLACE));
  const film = Buffer.concat([
    box('ftyp', 'isom'),
    box('moov', box('mvhd', 'x'), track, place),
    box('mdat', 'frames'),
    box('uuid', PLACE),
  ]);
  const stripped = await strip(film);
  expect(stripped.includes(PLACE)).toBe(false);
  expect(stripped).toHaveLength(film.length);
  for (const kept of ['ftyp', 'moov', 'mvhd', 'tkhd', 'mdat', 'frames'])
    expect([kept, stripped.indexOf(kept)]).toEqual([kept, film.indexOf(kept)]);
});

test('what is no film of boxes, or breaks off, is left as it is', async () => {
  for (const bytes of [Buffer.from('\x1aE\xdf\xa3webm', 'latin1'), Buffer.alloc(3), Buffer.alloc(64, 0xff)])
    expect(await strip(bytes)).toEqual(bytes);
  const endless = Buffer.concat([box('moov', ''), Buffer.from([0, 0, 0, 0]), Buffer.from('udta')]);
  expect(await strip(endless)).toHaveLength(endless.length);
});
