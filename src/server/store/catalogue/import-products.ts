/** Takes in products of a table. A trial does all of it, and takes it back. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Operation } from '#domain/content/operations.ts';
import { slugOf } from '#domain/content/slug.ts';
import { slugOfTitle } from '#domain/content/title-slug.ts';
import { isEqualJson } from '#domain/json.ts';
import type { ImportedProduct, ImportOutcome } from '#domain/store/catalogue/calls-import.ts';
import { findProductProblem, type ProductForm } from '#domain/store/catalogue/product-form.ts';
import { mergeProduct } from '#domain/store/catalogue/product-table/merge-product.ts';
import type { Queryable } from '../../db/schema.ts';
import { within } from '../../db/within.ts';
import type { Actor } from '../../deps.ts';
import type { DocumentWriting } from '../../kernel/documents/document-writing.ts';
import { findDocument } from '../../kernel/documents/queries.ts';
import type { DocumentRecord } from '../../kernel/documents/records.ts';
import { listMediaViews } from '../../kernel/media/queries.ts';
import { findLocale } from '../../kernel/sites/queries.ts';
import { newBody, operationsOf } from './imported-body.ts';
import { wantPictures } from './pictures/want-pictures.ts';
import { findProductForm, findTakenSkus, listBodies } from './queries.ts';
import { findBySku, findBySlug, findBySourceId, freeSourceId, type Place } from './queries-import.ts';
import { type SaveProductDeps, saveProduct } from './save-product.ts';

export interface ImportDeps extends SaveProductDeps {
  readonly documents: DocumentWriting;
}

export interface ImportInput {
  readonly siteId: string;
  readonly actor: Actor;
  readonly collection: string;
  readonly isTrial: boolean;
  readonly madeBefore: number;
  /** The owner agrees that pictures are fetched from their addresses. */
  readonly fetchesPictures?: boolean;
  readonly products: readonly ImportedProduct[];
}

class TrialIsOver extends Error {}

export async function importProducts(deps: ImportDeps, input: ImportInput): Promise<ImportOutcome[]> {
  let outcomes: ImportOutcome[] = [];
  const run = async (tx: Queryable) => {
    outcomes = [];
    const inside = { ...deps, db: within(deps.db, tx) };
    const earlier = input.isTrial ? input.madeBefore : 0;
    for (const product of input.products) {
      outcomes.push(await importProduct(tx, inside, input, { product, earlier }));
      // The embedded database answers within the same turn: pages that are asked for get theirs in between.
      await nextTurn();
    }
    if (input.isTrial) throw new TrialIsOver();
  };
  await deps.db.write(run).catch((error: unknown) => {
    if (!(error instanceof TrialIsOver)) throw error;
  });
  return outcomes;
}

interface Import {
  readonly product: ImportedProduct;
  /** How many a trial would have made in earlier calls: they take room too. */
  readonly earlier: number;
}

async function importProduct(
  tx: Queryable,
  deps: ImportDeps,
  input: ImportInput,
  { product, earlier }: Import,
): Promise<ImportOutcome> {
  const known = await findKnown(tx, input, product);
  if (known === 'elsewhere') return refused('One of its SKUs belongs to a different product.');
  const before = known ? await findProductForm(tx, input.siteId, known.id) : undefined;
  const { form, isUnpriced } = mergeProduct(product, before, deps.newId);
  const problem =
    (isUnpriced && known?.publishedId ? 'A new variant has no price.' : undefined) ??
    findProductProblem(form) ??
    (await takenSku(tx, input.siteId, form, known?.id ?? '')) ??
    (await lostPicture(tx, input.siteId, product));
  if (problem) return refused(problem);
  if (known) {
    const outcome = await changeKnown(tx, deps, input, { product, known, form, before, isUnpriced });
    if (outcome.kind !== 'refused') await wantTheirs(tx, deps, input, { product, productId: known.id });
    return outcome;
  }
  return makeNew(tx, deps, input, { product, form, isUnpriced, earlier });
}

async function wantTheirs(
  tx: Queryable,
  deps: ImportDeps,
  { siteId, fetchesPictures, isTrial }: ImportInput,
  { product: { pictures }, productId }: { readonly product: ImportedProduct; readonly productId: string },
): Promise<void> {
  if (fetchesPictures && !isTrial && pictures) await wantPictures(tx, deps, { siteId, productId, pictures });
}

function refused(message: string): ImportOutcome {
  return { kind: 'refused', message };
}

async function findKnown(
  tx: Queryable,
  { siteId, collection }: ImportInput,
  product: ImportedProduct,
): Promise<DocumentRecord | 'elsewhere' | undefined> {
  const { id, key, variants } = product;
  const byId = id === undefined ? undefined : await findDocument(tx, siteId, id);
  const isOwn = byId?.kind === 'item' && byId.deletedAt === null && byId.collectionId !== null;
  const bySku = await findBySku(
    tx,
    siteId,
    variants.flatMap(({ sku }) => sku ?? []),
  );
  if (bySku.length > 1 || (isOwn && bySku.some((each) => each.id !== byId.id))) return 'elsewhere';
  if (isOwn) return byId;
  if (bySku[0]) return bySku[0];
  const place = { siteId, collectionId: collection };
  const bySource = await findBySourceId(tx, place, sourceIdOf(key));
  if (bySource && !isOther(bySource, product)) return bySource;
  return findAlike(tx, place, product, await slugFor(tx, siteId, product));
}

/** Programs count their products from 1: with another name, and SKUs none of which it has, it is that of another shop. */
function isOther({ title }: DocumentRecord, product: ImportedProduct): boolean {
  return title !== product.title && product.variants.some(({ sku }) => sku !== undefined);
}

/**
 * A product at the address that the table gives. Where it gives a name alone, several may come to one address, so that
 * it has to bear the name too. Never one that another row of a table made, or that has other SKUs.
 */
async function findAlike(
  tx: Queryable,
  place: Place,
  { handle, title, variants }: ImportedProduct,
  slug: string,
): Promise<DocumentRecord | undefined> {
  const found = await findBySlug(tx, place, slug);
  if (!found || found.sourceId?.startsWith(TABLE)) return undefined;
  if (handle === title && found.title !== title) return undefined;
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  const form = skus.length > 0 ? await findProductForm(tx, place.siteId, found.id) : undefined;
  return form?.variants.some(({ sku }) => sku !== '') ? undefined : found;
}

/** A table without handles says no more than the name. */
async function slugFor(
  tx: Queryable,
  siteId: string,
  { handle, title }: Pick<ImportedProduct, 'handle' | 'title'>,
): Promise<string> {
  return handle === title ? slugOfTitle(title, { locale: await findLocale(tx, siteId) }) : slugOf(handle);
}

const TABLE = 'table:';

function sourceIdOf(key: string): string {
  return `${TABLE}${key}`;
}

async function takenSku(
  tx: Queryable,
  siteId: string,
  { variants }: ProductForm,
  exceptOf: string,
): Promise<string | undefined> {
  const skus = variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  const [taken] = await findTakenSkus(tx, siteId, { skus, exceptOf });
  return taken === undefined ? undefined : `Another product has the SKU “${taken}”.`;
}

/** A table may come from another site, whose pictures are not here. */
async function lostPicture(
  tx: Queryable,
  siteId: string,
  { variants }: ImportedProduct,
): Promise<string | undefined> {
  const wanted = [...new Set(variants.flatMap(({ pictureId }) => pictureId ?? []))];
  const views = wanted.length === 0 ? [] : await listMediaViews(tx, siteId, wanted);
  const lost = wanted.find((id) => !views.some((view) => view.id === id));
  return (
    lost &&
    `The picture “${lost}” is not in this site’s media library. Upload it first, or leave out the column “Picture”.`
  );
}

interface New {
  readonly product: ImportedProduct;
  readonly form: ProductForm;
  readonly isUnpriced: boolean;
  readonly earlier: number;
}

async function makeNew(
  tx: Queryable,
  deps: ImportDeps,
  input: ImportInput,
  { product, form, isUnpriced, earlier }: New,
): Promise<ImportOutcome> {
  const { siteId, actor, collection } = input;
  const full = await deps.documents.whyFull(tx, siteId, collection, earlier + 1);
  if (full) return refused(full);
  const sourceId = sourceIdOf(product.key);
  await freeSourceId(tx, siteId, sourceId);
  const made = await deps.documents.create(deps, actor, {
    siteId,
    kind: 'item',
    collectionId: collection,
    slug: await slugFor(tx, siteId, product),
    sourceId,
    body: newBody(product, deps.newId),
  });
  if (made.kind !== 'created') return refused(made.message);
  const address = { siteId, documentId: made.document.id };
  const saved = await saveProduct(deps, { siteId, productId: address.documentId, form });
  if (saved.kind !== 'saved') throw new Error(saved.message);
  await wantTheirs(tx, deps, input, { product, productId: address.documentId });
  if (product.isVisible && isUnpriced)
    return { kind: 'made', isDraft: true, message: 'It has no price, so it stays a draft.' };
  if (!product.isVisible) return { kind: 'made', isDraft: true };
  await deps.documents.publish(deps, address);
  return { kind: 'made' };
}

interface Known {
  readonly product: ImportedProduct;
  readonly known: DocumentRecord;
  readonly form: ProductForm;
  readonly before: ProductForm | undefined;
  readonly isUnpriced: boolean;
}

async function changeKnown(
  tx: Queryable,
  deps: ImportDeps,
  { siteId, actor }: ImportInput,
  { product, known, form, before, isUnpriced }: Known,
): Promise<ImportOutcome> {
  const baseId = known.draftId ?? '';
  const body = (await listBodies(tx, siteId, [baseId])).get(baseId);
  if (!body) return refused('It has no draft.');
  const change: Change = {
    operations: operationsOf(body, product),
    hasNewFacts: !isEqualJson(form, before ?? null),
    isPublished: false,
  };
  const isPublished =
    product.isVisible === true &&
    !isUnpriced &&
    !isStillFree(known, product, form) &&
    mayPublish(known, change);
  if (change.operations.length === 0 && !change.hasNewFacts && !isPublished) return { kind: 'unchanged' };
  return applyChange(deps, { siteId, actor, documentId: known.id, baseId, form }, { ...change, isPublished });
}

interface Change {
  readonly operations: readonly Operation[];
  readonly hasNewFacts: boolean;
  readonly isPublished: boolean;
}

/** A draft that was made without a price, and has none yet. */
function isStillFree(
  { publishedId }: DocumentRecord,
  product: ImportedProduct,
  { variants }: ProductForm,
): boolean {
  const saysNone = product.variants.some(({ priceMinor }) => priceMinor === undefined);
  return publishedId === null && saysNone && variants.some(({ priceMinor }) => priceMinor === 0);
}

/** What its owner is still writing on stays a draft. */
function mayPublish({ publishedId, draftId }: DocumentRecord, { operations }: Change): boolean {
  return publishedId === null || (operations.length > 0 && publishedId === draftId);
}

interface Target extends Pick<ImportInput, 'siteId' | 'actor'> {
  readonly documentId: string;
  readonly baseId: string;
  readonly form: ProductForm;
}

async function applyChange(
  deps: ImportDeps,
  { siteId, actor, documentId, baseId, form }: Target,
  { operations, hasNewFacts, isPublished }: Change,
): Promise<ImportOutcome> {
  const address = { siteId, documentId };
  if (operations.length > 0) {
    const edited = await deps.documents.edit(deps, actor, { ...address, baseId, operations });
    if (edited.kind !== 'saved') return refused(edited.message ?? 'Someone else is changing it.');
  }
  if (hasNewFacts) {
    const saved = await saveProduct(deps, { siteId, productId: documentId, form });
    if (saved.kind !== 'saved') throw new Error(saved.message);
  }
  if (isPublished) await deps.documents.publish(deps, address);
  return { kind: 'changed' };
}
