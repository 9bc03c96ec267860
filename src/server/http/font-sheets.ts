/** The style sheets that pages ask for their faces by: made when they are first asked for, kept by browsers for ever. */
import { brotliCompressSync, constants } from 'node:zlib';
import { Hono } from 'hono';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { VisitorAssets } from '#site/assets.ts';
import { READ_FACES, readFacesUrl, writeFontSheet } from '#site/fonts.ts';
import { accepts } from './negotiate.ts';

/** Each is some hundred kilobytes; sites of one look share theirs. */
const MAX_KEPT = 12;
/** More is asked for by nobody's page. */
const MAX_FAMILIES = 8;

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
} as const;

interface Sheet {
  readonly plain: string;
  readonly brotli: Uint8Array<ArrayBuffer>;
}

export function fontSheetRoutes(assets: VisitorAssets): Hono {
  const app = new Hono();
  const kept = new BoundedMap<string, Sheet>(MAX_KEPT);
  app.get(`/_v/fonts/faces-${assets.fontVersion}.css`, (context) => {
    const families = context.req.queries('family')?.slice(0, MAX_FAMILIES) ?? [];
    const key = families.join('&');
    const sheet = kept.get(key) ?? makeSheet(families, assets);
    if (!sheet) return context.text('There is no such face.', 404, { 'cache-control': 'no-store' });
    kept.set(key, sheet);
    const takesBrotli = accepts(context.req.header('accept-encoding'), 'br');
    return context.body(takesBrotli ? sheet.brotli : sheet.plain, 200, {
      ...HEADERS,
      'content-type': 'text/css; charset=utf-8',
      vary: 'Accept-Encoding',
      ...(takesBrotli && { 'content-encoding': 'br' }),
    });
  });
  app.get(readFacesUrl(assets), (context) =>
    context.body(READ_FACES, 200, { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  return app;
}

function makeSheet(families: readonly string[], assets: VisitorAssets): Sheet | undefined {
  const plain = writeFontSheet(families, assets);
  if (plain === undefined) return undefined;
  // What is in it is compressed already: this takes away what base64 adds, for which a quick pass will do.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return { plain, brotli: new Uint8Array(brotliCompressSync(plain, { params })) };
}
