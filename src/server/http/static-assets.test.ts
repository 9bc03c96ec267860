import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { makeScratchFolder } from '#testing/server/scratch.ts';
import { staticAssets } from './static-assets.ts';

const SCRIPT = 'const clay = 1;\n'.repeat(100);

function serveScript(encodings: readonly ('br' | 'gz')[] = ['br', 'gz']) {
  const folder = makeScratchFolder('assets');
  mkdirSync(join(folder, 'js'));
  const file = join(folder, 'js', 'a.js');
  writeFileSync(file, SCRIPT);
  if (encodings.includes('br')) writeFileSync(`${file}.br`, brotliCompressSync(SCRIPT));
  if (encodings.includes('gz')) writeFileSync(`${file}.gz`, gzipSync(SCRIPT));
  writeFileSync(join(folder, 'face.woff2'), 'face');
  const serve = staticAssets({ '/_v/': folder });
  const app = new Hono();
  app.get('*', (context) => serve(context) ?? context.text('none', 404));
  return (accept?: string, { method = 'GET', path = '/_v/js/a.js' } = {}) =>
    app.request(path, { method, headers: accept === undefined ? {} : { 'accept-encoding': accept } });
}

test('a script is sent in the encoding that the browser wants most, brotli where it does not mind', async () => {
  const ask = serveScript();
  for (const [accept, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.5', 'br'],
    ['gzip;q=0', null],
    ['deflate, zstd', null],
    ['', null],
    [undefined, null],
  ] as const) {
    const answer = await ask(accept);
    expect([accept, answer.headers.get('content-encoding')]).toEqual([accept, encoding]);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const sent = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };
    expect(bytes).toEqual(encoding ? sent[encoding] : Buffer.from(SCRIPT));
  }
  const head = await ask('gzip', { method: 'HEAD' });
  expect([head.headers.get('content-encoding'), await head.text()]).toEqual(['gzip', '']);
});

test('what the build has not compressed is sent as it is', async () => {
  const onlyBrotli = await serveScript(['br'])('gzip');
  expect([onlyBrotli.headers.get('content-encoding'), await onlyBrotli.text()]).toEqual([null, SCRIPT]);
  expect(onlyBrotli.headers.get('vary')).toBe('Accept-Encoding');
  const face = await serveScript()('gzip, br', { path: '/_v/face.woff2' });
  expect([face.headers.get('content-encoding'), face.headers.get('vary'), await face.text()]).toEqual([
    null,
    null,
    'face',
  ]);
});
