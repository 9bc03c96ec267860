/** Notes which pictures a table names for a product, to be fetched by a job. */
import { pictureAddress } from '#domain/media/picture-address.ts';
import type { ImportedProduct } from '#domain/store/catalogue/calls-import.ts';
import { keyOf } from '#domain/store/catalogue/product-form.ts';
import type { Queryable } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { findProductForm } from '../queries.ts';
import { insertWanted, type WantedPicture } from './queries.ts';

export const FETCH_JOB = 'catalogue.fetch-pictures';

export async function wantPictures(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  {
    siteId,
    productId,
    pictures,
  }: Pick<WantedPicture, 'siteId' | 'productId'> & Pick<Required<ImportedProduct>, 'pictures'>,
): Promise<void> {
  const form = await findProductForm(tx, siteId, productId);
  const variants = new Map(form?.variants.map(({ id, optionValues }) => [keyOf(optionValues), id]));
  const wanted = new Map<string, WantedPicture>();
  for (const [position, { url, alt, optionValues }] of pictures.entries()) {
    const address = pictureAddress(url);
    const variantId = optionValues === undefined ? '' : variants.get(keyOf(optionValues));
    if (address === undefined || variantId === undefined) continue;
    const key = `${variantId} ${address}`;
    if (!wanted.has(key)) wanted.set(key, { siteId, productId, variantId, address, position, alt });
  }
  if (await insertWanted(tx, [...wanted.values()])) await queueFetching(tx, deps, siteId);
}

export function queueFetching(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  siteId: string,
): Promise<void> {
  return enqueue(tx, deps, {
    type: FETCH_JOB,
    siteId,
    payload: { siteId },
    dedupeKey: `${FETCH_JOB}:${siteId}`,
  });
}
