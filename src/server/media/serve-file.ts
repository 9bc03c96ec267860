/** Answers for the addresses of stored files on a site's own hosts. */
import { type Context, Hono } from 'hono';
import { isId } from '#domain/id.ts';
import type { MediaView } from '#domain/media/calls.ts';
import { readImageRequest, variantUrl } from '#domain/media/image-request.ts';
import { mediaUrl } from '#domain/media/media.ts';
import type { Common } from '../feature.ts';
import { matchesEtag } from '../http/negotiate.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { streamBody } from '../http/stream-body.ts';
import { findLatelyRead, forgetLatelyRead, keepLatelyRead } from '../kernel/media/lately-read.ts';
import { findServed } from '../kernel/media/queries.ts';
import { listLocksOfMedia } from '../kernel/media/queries-gated.ts';
import { type MediaRecord, servedKey, viewOf } from '../kernel/media/records.ts';
import { type SealDeps, unseal } from '../kernel/media/seal-media.ts';
import type { PagePorts } from '../kernel/page-ports.ts';
import type { ByteRange, StorageKey } from '../storage/storage.ts';
import { readByteRange } from './byte-range.ts';
import { choosePictureFormat } from './choose-format.ts';
import {
  contentDisposition,
  contentType,
  FILE_SECURITY_HEADERS,
  IMMUTABLE,
  PRIVATE,
} from './file-headers.ts';
import type { Media } from './open-media.ts';
import type { Variant, VariantSpec } from './variants.ts';

type FileContext = Context<SiteEnvironment>;

/** Who is asking, where a file is not for everyone; and pictures that are not among the site’s files. */
interface FileGate extends SealDeps, Pick<Common, 'findVisitorPicture'> {
  readonly maySee: PagePorts['maySee'];
}

export function fileRoutes(media: Media, gate: FileGate): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get('/s/:address/:filename', (context) => serveFile(media, gate, context));
  return app;
}

const ADDRESS = /^([0-9a-z]{24})-([0-9a-f]{1,64})$/;

async function serveFile(media: Media, gate: FileGate, context: FileContext): Promise<Response> {
  const [, id, hash = ''] = ADDRESS.exec(context.req.param('address') ?? '') ?? [];
  if (!isId(id)) return missing(context);
  const record = await findRecord(media, context.get('site').id, id);
  if (!record) return serveVisitorPicture(media, gate, context, { id, hash });
  if (record.deletedAt !== null) return missing(context);
  const serve = record.kind === 'image' ? serveImage : serveNamed;
  const unsealed = unseal(gate, record.siteId, record.id, hash);
  if (!record.isGated) return serve(media, context, record, unsealed ?? hash);
  const maySee = unsealed !== undefined || (await isShownTo(media, gate, context, record));
  const answered = maySee ? await serve(media, context, record, unsealed ?? hash) : refused(context);
  answered.headers.set('cache-control', PRIVATE);
  return answered;
}

/** Browsers ask again each time, so that it is gone from everywhere once it is hidden. */
async function serveVisitorPicture(
  media: Media,
  gate: FileGate,
  context: FileContext,
  { id, hash }: { readonly id: string; readonly hash: string },
): Promise<Response> {
  const record = await gate.findVisitorPicture(media.db.read, context.get('site').id, id);
  if (!record) return missing(context);
  const answered = await serveImage(media, context, record, hash);
  answered.headers.set('cache-control', 'no-cache');
  return answered;
}

/** Anyone who may see one of the pages that show a file may see the file. */
async function isShownTo(
  { db }: Media,
  { maySee }: FileGate,
  context: FileContext,
  { siteId, id }: MediaRecord,
): Promise<boolean> {
  const may = maySee(context);
  for (const { documentId, lock } of await listLocksOfMedia(db.read, siteId, id))
    if (await may(documentId, lock)) return true;
  return false;
}

async function findRecord(media: Media, siteId: string, id: string): Promise<MediaRecord | undefined> {
  const { read } = media.db;
  const kept = findLatelyRead(read, siteId, id);
  if (kept && !media.db.isReachable()) return kept;
  try {
    const record = await findServed(read, siteId, id);
    if (record) keepLatelyRead(read, siteId, record);
    else forgetLatelyRead(read, siteId, id);
    return record;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function serveImage(
  media: Media,
  context: FileContext,
  record: MediaRecord,
  hash: string | undefined,
): Promise<Response> {
  const view = viewOf(record);
  const asked = readImageRequest(view, {
    filename: context.req.param('filename') ?? '',
    format: context.req.query('format'),
    crop: context.req.query('crop'),
    focus: context.req.query('focus'),
  });
  switch (asked.kind) {
    case 'invalid':
      return answer(context, 400, asked.message);
    case 'moved':
      return redirect(asked.url);
    case 'original':
      return hash === view.hash ? serveWhole(media, context, record) : redirect(mediaUrl(view));
    case 'variant':
      return hash === view.hash
        ? serveVariant(media, context, record, asked.variant)
        : redirect(variantUrl(view, asked.variant));
  }
}

/** All of a picture as it is shown. */
async function serveWhole(media: Media, context: FileContext, record: MediaRecord): Promise<Response> {
  if (!isNeverWhole(record)) return serveStored(media, context, record);
  return serveVariant(media, context, record, { width: record.width, crop: undefined });
}

async function serveVariant(
  media: Media,
  context: FileContext,
  record: MediaRecord,
  variant: Pick<VariantSpec, 'width' | 'crop'>,
): Promise<Response> {
  const format = choosePictureFormat(record.mime, context.req.header('accept'));
  const outcome = await media.variants.get(record, { ...variant, format });
  if (outcome.kind === 'made') return servePicture(context, outcome.variant, IMMUTABLE);
  // Nobody may keep what only stands in for the picture that was asked for.
  if (outcome.instead) return servePicture(context, outcome.instead, 'no-store');
  // What was cut off is shown to nobody, not even for a moment.
  return isNeverWhole(record) ? missing(context) : serveStored(media, context, record, 'no-store');
}

function isNeverWhole({ edit, isResizedOnly = false }: MediaRecord): boolean {
  return edit !== null || isResizedOnly;
}

/** Files that have one form: their name and hash must be the current ones, and sizes mean nothing. */
async function serveNamed(
  media: Media,
  context: FileContext,
  record: MediaRecord,
  hash: string | undefined,
): Promise<Response> {
  const view = viewOf(record);
  const url = mediaUrl({ ...view, hash: hash ?? '', filename: context.req.param('filename') ?? '' });
  return url === mediaUrl(view) ? serveStored(media, context, record) : redirect(mediaUrl(view));
}

function servePicture(context: FileContext, variant: Variant, cacheControl: string): Response {
  const headers: Record<string, string> = {
    ...FILE_SECURITY_HEADERS,
    'content-type': `image/${variant.format}`,
    'content-length': String(variant.bytes.length),
    'cache-control': cacheControl,
    vary: 'Accept',
    etag: variant.tag,
  };
  if (matchesEtag(context.req.header('if-none-match'), variant.tag)) return notModified(headers);
  const body = context.req.method === 'HEAD' ? null : new Uint8Array(variant.bytes);
  return new Response(body, { headers });
}

/** The stored file itself, whole or in part, streamed. */
async function serveStored(
  media: Media,
  context: FileContext,
  record: MediaRecord,
  cacheControl = IMMUTABLE,
): Promise<Response> {
  const key = servedKey(record);
  const size = await media.storage.size(key);
  if (size === undefined) {
    media.log.error({ media: record.id, key }, 'a stored file is missing');
    return missing(context);
  }
  const headers = storedHeaders(viewOf(record), cacheControl);
  const etag = headers['etag'] ?? '';
  if (matchesEtag(context.req.header('if-none-match'), etag)) return notModified(headers);
  const range = readByteRange(rangeHeader(context, etag), size);
  if (range === 'unsatisfiable') {
    const refused = { ...FILE_SECURITY_HEADERS, 'content-range': `bytes */${size}` };
    return new Response(null, { status: 416, headers: refused });
  }
  if (range === 'all') {
    headers['content-length'] = String(size);
    return sendStored(media, context, key, { status: 200, headers });
  }
  headers['content-length'] = String(range.end - range.start + 1);
  headers['content-range'] = `bytes ${range.start}-${range.end}/${size}`;
  return sendStored(media, context, key, { status: 206, headers }, range);
}

async function sendStored(
  media: Media,
  context: FileContext,
  key: StorageKey,
  answered: { readonly status: number; readonly headers: Record<string, string> },
  range?: ByteRange,
): Promise<Response> {
  if (context.req.method === 'HEAD') return new Response(null, answered);
  const stream = await media.storage.stream(key, range);
  if (!stream) return missing(context);
  return new Response(streamBody(stream), answered);
}

function storedHeaders(view: MediaView, cacheControl: string): Record<string, string> {
  const disposition = contentDisposition(view);
  return {
    ...FILE_SECURITY_HEADERS,
    'content-type': contentType(view.mime),
    'cache-control': cacheControl,
    'accept-ranges': 'bytes',
    etag: `"${view.hash}"`,
    ...(disposition ? { 'content-disposition': disposition } : {}),
    ...(view.kind === 'image' ? { vary: 'Accept' } : {}),
    // The owner area takes pictures out of them.
    ...(view.kind === 'video' ? { 'access-control-allow-origin': '*' } : {}),
  };
}

/** A range of another version than the one asked about would be glued to the wrong beginning. */
function rangeHeader(context: FileContext, etag: string): string | undefined {
  const condition = context.req.header('if-range');
  return condition === undefined || condition === etag ? context.req.header('range') : undefined;
}

function notModified(headers: Readonly<Record<string, string>>): Response {
  const { 'content-length': _length, ...rest } = headers;
  return new Response(null, { status: 304, headers: rest });
}

/** Old addresses stay good for links; they are asked about again, since they may move once more. */
function redirect(location: string): Response {
  return new Response(null, {
    status: 302,
    headers: { ...FILE_SECURITY_HEADERS, location, 'cache-control': 'no-cache' },
  });
}

function missing(context: FileContext): Response {
  return answer(context, 404, 'This file does not exist.');
}

function refused(context: FileContext): Response {
  return answer(context, 403, 'This file is for members.');
}

function answer(context: FileContext, status: 400 | 403 | 404, message: string): Response {
  return context.text(message, status, { ...FILE_SECURITY_HEADERS, 'cache-control': 'no-cache' });
}
