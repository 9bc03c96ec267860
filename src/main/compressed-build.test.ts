/** Scripts and styles as the build leaves them: browsers take brotli over https only, and gzip anywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../testing/main/build.ts';

beforeAll(() => ensureBuilt(), 300_000);

test('every script and style sheet is there in brotli and in gzip, each far smaller', () => {
  const files = ['visitor', 'owner', 'edit-frame'].flatMap((folder) =>
    readdirSync(`dist/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => `dist/${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(50);
  let all = 0;
  let packed = 0;
  for (const file of files) {
    const bytes = readFileSync(file);
    const gzip = readFileSync(`${file}.gz`);
    expect([file, gunzipSync(gzip).equals(bytes)]).toEqual([file, true]);
    expect([file, brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes)]).toEqual([file, true]);
    all += bytes.length;
    packed += gzip.length;
  }
  expect(packed).toBeLessThan(all / 2);
});
