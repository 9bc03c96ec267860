/**
 * The files of digital products. A link is good for a day, and opens nothing by itself: the order has to be paid. The
 * page of the order makes fresh ones whenever it is looked at, and an old link leads there.
 */

import { orderFilePath } from '#domain/store/cart/checkout-contract.ts';
import { DOWNLOADS_OF_PIECE } from '#domain/store/catalogue/calls-files.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { OrderDownload } from '#site/store/orders/downloads.tsx';
import type { Queryable } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { isTokenValid, signToken } from '../../http/signed-token.ts';
import { listLines } from './queries.ts';
import { countDownload, listProductFiles, type ProductFileTable } from './queries-downloads.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

const LINK_MS = DAY_MS;
/** Within this time after it was counted, a file is fetched again for nothing: dialogs are cancelled, and lines break. */
const GOES_ON_MS = 10 * MINUTE_MS;

export interface DownloadDeps extends Pick<Deps, 'db' | 'now'> {
  /** Of the installation. */
  readonly secret: string;
}

export interface BoughtFile {
  readonly line: OrderLineTable;
  readonly file: ProductFileTable;
}

/** Whoever has paid has a right to what was bought; what was given back is nobody’s any more. */
export function isEntitled(order: OrderTable): boolean {
  const isPaid = order.capturedMinor >= order.totalMinor;
  return isPaid && order.state !== 'cancelled' && order.state !== 'undecided';
}

export async function listBoughtFiles(db: Queryable, order: OrderTable): Promise<BoughtFile[]> {
  const lines = (await listLines(db, order.id)).filter(
    ({ kind, quantity, refundedQuantity }) => kind === 'digital' && refundedQuantity < quantity,
  );
  const files = await listProductFiles(db, order.siteId, [...new Set(lines.map((line) => line.productId))]);
  return lines.flatMap((line) =>
    files.filter(({ productId }) => productId === line.productId).map((file) => ({ line, file })),
  );
}

/** With links that are good from now on. */
export async function downloadsOf(deps: DownloadDeps, order: OrderTable): Promise<OrderDownload[]> {
  if (!isEntitled(order)) return [];
  return (await listBoughtFiles(deps.db.read, order)).map((bought) => ({
    name: bought.file.name,
    bytes: bought.file.bytes,
    href: linkOf(deps, order, bought),
  }));
}

function linkOf({ secret, now }: DownloadDeps, order: OrderTable, { line, file }: BoughtFile): string {
  const until = now() + LINK_MS;
  const token = signToken(secret, subjectOf(order, line.id, file.id), until);
  return `${orderFilePath(order.token, file.id)}?line=${line.id}&until=${token}`;
}

export function isLinkGood(
  { secret, now }: DownloadDeps,
  order: OrderTable,
  { line, file, token }: { readonly line: string; readonly file: string; readonly token: string },
): boolean {
  return isTokenValid(secret, token, subjectOf(order, line, file), now());
}

function subjectOf({ siteId, id }: OrderTable, line: string, file: string) {
  return { purpose: 'download', siteId, subject: `${id} ${line} ${file}` };
}

/** Counts a download, unless the same one goes on. False where there were as many as there may be. */
export async function takeDownload(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { line, file }: BoughtFile,
): Promise<boolean> {
  const download = { siteId: line.siteId, lineId: line.id, fileId: file.id, now: now() };
  const most = DOWNLOADS_OF_PIECE * (line.quantity - line.refundedQuantity);
  return db.write((tx) => countDownload(tx, download, most, now() - GOES_ON_MS));
}
