/** The files of digital products: for their owner, and for whoever has bought them. */

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Context, Hono } from 'hono';
import { ORDER_FILE_ROUTE, orderStatusPath } from '#domain/store/cart/checkout-contract.ts';
import * as calls from '#domain/store/catalogue/calls-files.ts';
import { orderWords } from '#domain/store/orders/words/words.ts';
import { leave } from '../../activity/record-activity.ts';
import type { Common } from '../../feature.ts';
import { answerCalls } from '../../http/answer-calls.ts';
import { attachment } from '../../http/attachment.ts';
import type { Authorize } from '../../http/authorize.ts';
import { CutOffError, streamBody as readPieces } from '../../http/read-body.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { streamBody } from '../../http/stream-body.ts';
import { TooLargeError } from '../../storage/limited-writer.ts';
import type { ByteRange, Storage } from '../../storage/storage.ts';
import { type DownloadDeps, isEntitled, isLinkGood, listBoughtFiles, takeDownload } from './downloads.ts';
import { isTestOrder } from './issue-invoice.ts';
import type { CompletionDeps } from './ports.ts';
import { findOrderByToken } from './queries.ts';
import {
  deleteProductFile,
  findProductFile,
  insertProductFile,
  isProduct,
  listProductFiles,
  type ProductFileTable,
  productFileKey,
  setStamped,
} from './queries-downloads.ts';
import { refuseStamp } from './stamps/check-stampable.ts';
import { stampLine } from './stamps/stamp-line.ts';
import { StampedFiles } from './stamps/stamped-files.ts';

export interface DownloadRoutesDeps extends CompletionDeps, Pick<DownloadDeps, 'secret'> {
  readonly authorize: Authorize;
  readonly storage: Storage;
  readonly tempDir: string;
}

export function productFileRoutes(deps: DownloadRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db, storage } = deps;
  const list = async (siteId: string, productId: string) => ({
    files: (await listProductFiles(db.read, siteId, [productId])).map(({ id, name, bytes, isStamped }) => ({
      id,
      name,
      bytes,
      isStamped: isStamped === 1,
    })),
  });
  answer(calls.readFiles, ({ siteId, query }) => list(siteId, query.product));
  answer(calls.addFile, async (call) => {
    const { siteId, query, context } = call;
    const there = await listProductFiles(db.read, siteId, [query.product]);
    if (there.length >= calls.MAX_PRODUCT_FILES)
      return { kind: 'tooMany', message: `A product can have up to ${calls.MAX_PRODUCT_FILES} files.` };
    if (!(await isProduct(db.read, siteId, query.product)))
      return { kind: 'missing', message: 'This product no longer exists.' };
    const id = deps.newId();
    const received = await receive(deps, context, id);
    if (received.kind !== 'received') return received;
    const { bytes, hash } = received;
    const row = { id, siteId, productId: query.product, name: query.name, bytes, hash, isStamped: 0 };
    await db.write(async (tx) => {
      await insertProductFile(tx, { ...row, createdAt: deps.now() });
      await leave(tx, deps, call, 'added a file to a product');
    });
    return list(siteId, query.product);
  });
  answer(calls.stampFile, async (call, { isStamped }) => {
    const file = await findProductFile(db.read, call.siteId, call.params.file);
    if (!file) return { kind: 'missing', message: 'This file no longer exists.' };
    const refused = isStamped ? await refuseStamp(deps, file) : undefined;
    if (refused) return refused;
    await db.write(async (tx) => {
      await setStamped(tx, file.id, isStamped);
      await leave(tx, deps, call, isStamped ? 'turned on stamps of a PDF' : 'turned off stamps of a PDF');
    });
    return list(call.siteId, file.productId);
  });
  answer(calls.removeFile, async (call) => {
    const file = await findProductFile(db.read, call.siteId, call.params.file);
    if (!file) return { kind: 'missing', message: 'This file no longer exists.' };
    await db.write(async (tx) => {
      await deleteProductFile(tx, file.id);
      await leave(tx, deps, call, 'removed a file from a product');
    });
    await storage.delete(productFileKey(file.id));
    return { kind: 'removed' };
  });
  return app;
}

/** Onto the disk piece by piece, then to where files are kept: before the row, so that no row lacks its file. */
async function receive({ storage, tempDir }: DownloadRoutesDeps, context: Context, id: string) {
  const path = join(tempDir, `product-file-${id}`);
  let bytes = 0;
  const hash = createHash('sha256');
  await mkdir(tempDir, { recursive: true });
  const counted = async function* () {
    for await (const piece of readPieces(context, calls.MAX_PRODUCT_FILE_BYTES)) {
      bytes += piece.length;
      hash.update(piece);
      yield Buffer.from(piece);
    }
  };
  try {
    await pipeline(Readable.from(counted()), createWriteStream(path, { mode: 0o600 }));
    if (bytes === 0) return { kind: 'incomplete', message: 'The file is empty.' } as const;
    await storage.put(productFileKey(id), { path, isTemporary: true });
    return { kind: 'received', bytes, hash: hash.digest('hex') } as const;
  } catch (error) {
    if (error instanceof TooLargeError)
      return { kind: 'tooLarge', message: 'This file is too large.' } as const;
    if (error instanceof CutOffError)
      return { kind: 'incomplete', message: 'The file did not arrive complete.' } as const;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** For buyers. */
export function downloadRoutes(deps: DownloadRoutesDeps & Pick<Common, 'isStaff'>): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const stamped = new StampedFiles(deps);
  app.get(ORDER_FILE_ROUTE, async (context) => {
    const { token, file: fileId } = context.req.param();
    const order = await findOrderByToken(deps.db.read, context.get('site').id, token);
    const { line: lineId = '', until = '' } = context.req.query();
    if (!order) return context.text('This order does not exist.', 404);
    const bought = (await listBoughtFiles(deps.db.read, order)).find(
      ({ line, file }) => line.id === lineId && file.id === fileId,
    );
    // The page of the order has a fresh link, or says why there is none.
    if (
      !bought ||
      !isEntitled(order) ||
      (isTestOrder(order) && !(await deps.isStaff(context, order.siteId))) ||
      !isLinkGood(deps, order, { line: lineId, file: fileId, token: until })
    )
      return context.redirect(orderStatusPath(token), 303);
    if (context.req.method !== 'HEAD' && !(await takeDownload(deps, bought)))
      return context.text(orderWords(context.get('site').locale)('downloadLimit'), 429);
    const { file } = bought;
    if (file.isStamped === 0) return sendStored(deps.storage, context, file);
    return sendStamped(stamped, context, file, stampLine(order));
  });
  return app;
}

type SiteContext = Context<SiteEnvironment>;

async function sendStored(
  storage: Storage,
  context: SiteContext,
  { id, name, bytes }: ProductFileTable,
): Promise<Response> {
  const range = rangeOf(context.req.header('range'), bytes);
  const stream = await storage.stream(productFileKey(id), range);
  if (!stream) return context.text(orderWords(context.get('site').locale)('fileMissing'), 404);
  return sendFile(stream, { name, bytes, range });
}

/** Never without its stamp: a copy that cannot be made is not sent. */
async function sendStamped(
  stamped: StampedFiles,
  context: SiteContext,
  { id, name }: ProductFileTable,
  line: string,
): Promise<Response> {
  // Who only asks about it causes no work.
  if (context.req.method === 'HEAD') return new Response(null, { headers: headersOf(name) });
  const result = await stamped.get(id, line);
  const say = orderWords(context.get('site').locale);
  if (result.kind === 'missing') return context.text(say('fileMissing'), 404);
  if (result.kind !== 'stamped') return context.text(say('stampFailed'), 503, { 'retry-after': '60' });
  const { file } = result;
  const range = rangeOf(context.req.header('range'), file.bytes);
  return sendFile(await file.read(range), { name, bytes: file.bytes, range });
}

interface Sent {
  readonly name: string;
  readonly bytes: number;
  readonly range: ByteRange | undefined;
}

function sendFile(stream: Readable, { name, bytes, range }: Sent): Response {
  const length = range ? range.end - range.start + 1 : bytes;
  const headers = {
    ...headersOf(name),
    'content-length': String(length),
    'accept-ranges': 'bytes',
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` }),
  };
  return new Response(streamBody(stream), { status: range ? 206 : 200, headers });
}

function headersOf(name: string) {
  return {
    'content-type': 'application/octet-stream',
    'content-disposition': attachment(name),
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}

/** What a download that goes on asks for: from somewhere to the end, or to somewhere. Everything else gets the whole. */
function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return from === undefined || start > end ? undefined : { start, end };
}
