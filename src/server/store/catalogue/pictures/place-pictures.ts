/** Gives a product the pictures that were fetched for it, in the table's order, beside those its owner chose. */
import { BODY } from '#domain/content/body-id.ts';
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { MediaRef } from '#domain/links/link.ts';
import { within } from '../../../db/within.ts';
import type { Actor } from '../../../deps.ts';
import type { DocumentWriting } from '../../../kernel/documents/document-writing.ts';
import { findDocument } from '../../../kernel/documents/queries.ts';
import { findProductForm, listBodies } from '../queries.ts';
import { type SaveProductDeps, saveProduct } from '../save-product.ts';
import { listWanted, markPlaced, type WantedPictureTable } from './queries.ts';

export interface PlaceDeps extends SaveProductDeps {
  readonly documents: DocumentWriting;
}

interface Product {
  readonly siteId: string;
  readonly productId: string;
}

const IMPORT: Actor = { name: 'Import', mayInjectCode: false };
const MOST = 100;

export async function placePictures(given: PlaceDeps, product: Product): Promise<void> {
  await given.db.write(async (tx) => {
    const deps = { ...given, db: within(given.db, tx) };
    const wanted = await listWanted(tx, product.siteId, product.productId);
    await placeOnPage(deps, product, wanted);
    await placeOnVariants(deps, product, wanted);
    await markPlaced(tx, product.siteId, product.productId);
  });
}

async function placeOnPage(
  deps: PlaceDeps,
  { siteId, productId }: Product,
  wanted: readonly WantedPictureTable[],
): Promise<void> {
  const document = await findDocument(deps.db.read, siteId, productId);
  const baseId = document?.draftId ?? '';
  const body = (await listBodies(deps.db.read, siteId, [baseId])).get(baseId);
  if (!document || document.deletedAt !== null || !body) return;
  const operations = operationsFor(
    body,
    wanted.filter(({ variantId }) => variantId === ''),
  );
  if (operations.length === 0) return;
  const address = { siteId, documentId: productId };
  const edited = await deps.documents.edit(deps, IMPORT, { ...address, baseId, operations });
  if (edited.kind !== 'saved') throw new Error(edited.message ?? edited.kind);
  // What its owner is still writing on stays a draft.
  if (document.publishedId !== null && document.publishedId === baseId)
    await deps.documents.publish(deps, address);
}

function operationsFor(body: Body, wanted: readonly WantedPictureTable[]): Operation[] {
  const { pictures, image } = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  const before = (pictures ?? (image ? [image] : [])).map(({ id }) => id);
  const after = orderOf(before, wanted).slice(0, MOST);
  if (after.join() === before.join()) return [];
  const refs = after.map((id): MediaRef => ({ ref: 'media', id }));
  const set = (name: string, value: unknown): Operation => ({
    op: 'set',
    id: BODY,
    path: ['fields', name],
    before: body.fields[name],
    after: value,
  });
  return [set('pictures', refs), set('image', refs[0])];
}

/** The table's order where all are of the table; behind those that the owner chose elsewhere. */
function orderOf(before: readonly string[], wanted: readonly WantedPictureTable[]): readonly string[] {
  const ids = [...new Set(wanted.flatMap(({ mediaId }) => mediaId ?? []))];
  const fresh = new Set(wanted.flatMap(({ state, mediaId }) => (state === 'fetched' ? (mediaId ?? []) : [])));
  const isOfTable = before.every((id) => ids.includes(id));
  if (isOfTable) return ids.filter((id) => fresh.has(id) || before.includes(id));
  return [...new Set([...before, ...ids.filter((id) => fresh.has(id))])];
}

async function placeOnVariants(
  deps: PlaceDeps,
  { siteId, productId }: Product,
  wanted: readonly WantedPictureTable[],
): Promise<void> {
  const fresh = new Map(
    wanted.flatMap(({ variantId, state, mediaId }) =>
      variantId !== '' && state === 'fetched' && mediaId !== null ? [[variantId, mediaId] as const] : [],
    ),
  );
  const form = fresh.size > 0 ? await findProductForm(deps.db.read, siteId, productId) : undefined;
  if (!form) return;
  const variants = form.variants.map((variant) => {
    const pictureId = variant.pictureId ?? fresh.get(variant.id);
    return pictureId === undefined ? variant : { ...variant, pictureId };
  });
  const saved = await saveProduct(deps, { siteId, productId, form: { ...form, variants } });
  if (saved.kind !== 'saved') throw new Error(saved.message);
}
