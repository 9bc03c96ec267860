/**
 * The style sheets that pages ask for their faces by: made when they are first asked for, kept by browsers for ever.
 * Only those whose address a page of this installation gave are made: each address carries a seal.
 */
import { Hono } from 'hono';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { VisitorAssets } from '#site/assets.ts';
import { faceSet, READ_FACES, readFacesUrl, writeFontSheet } from '#site/fonts.ts';
import { chooseEncoding, compress, type Encoding } from './compress.ts';
import { isSame, signatureOf } from './signature.ts';

/** What the build and the data folder supply; the seals are the server's. */
export type BuiltAssets = Omit<VisitorAssets, 'sealFaces'>;

/** Each is some hundred kilobytes; sites of one look share theirs. */
const MAX_KEPT = 24;
/** Every page asks for one, and sites of one look for the same. */
const MAX_SEALS = 200;
/** Long enough not to be guessed. */
const SEAL_LENGTH = 16;

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
} as const;

/** Its bytes in an encoding: made when they are first asked for. */
type Sheet = (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;

export function withSeals(assets: BuiltAssets, secret: string): VisitorAssets {
  const seals = new BoundedMap<string, string>(MAX_SEALS);
  const sealFaces = (families: readonly string[]) => {
    const sealed = JSON.stringify(families);
    return (
      seals.get(sealed) ?? seals.keep(sealed, signatureOf(secret, ['faces', sealed]).slice(0, SEAL_LENGTH))
    );
  };
  return { ...assets, sealFaces };
}

export function fontSheetRoutes(assets: VisitorAssets): Hono {
  const app = new Hono();
  const kept = new BoundedMap<string, Sheet | undefined>(MAX_KEPT);
  app.get(`/_v/fonts/faces-${assets.fontVersion}.css`, async (context) => {
    const families = faceSet(context.req.queries('family') ?? []);
    const isSealed = isSame(context.req.query('seal') ?? '', assets.sealFaces(families));
    const key = families.join('&');
    const sheet = isSealed && (kept.get(key) ?? kept.keep(key, makeSheet(families, assets)));
    if (!sheet) return context.text('This font does not exist.', 404, { 'cache-control': 'no-store' });
    const encoding = chooseEncoding(context.req.header('accept-encoding'));
    return context.body(await sheet(encoding), 200, {
      ...HEADERS,
      'content-type': 'text/css; charset=utf-8',
      vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
  });
  app.get(readFacesUrl(assets), (context) =>
    context.body(READ_FACES, 200, { ...HEADERS, 'content-type': 'text/javascript; charset=utf-8' }),
  );
  return app;
}

function makeSheet(families: readonly string[], assets: VisitorAssets): Sheet | undefined {
  const text = writeFontSheet(families, assets);
  if (text === undefined) return undefined;
  const plain = Buffer.from(text);
  const made = new Map<Encoding, ReturnType<Sheet>>();
  // What is in it is compressed already: this takes away what base64 adds, for which a quick pass will do.
  const make: Sheet = async (encoding) => new Uint8Array(await compress(plain, encoding, 'quick'));
  return (encoding) => {
    const bytes = made.get(encoding) ?? make(encoding);
    made.set(encoding, bytes);
    return bytes;
  };
}
