import { sql } from 'kysely';
import { definitions } from '#blocks/definitions.ts';
import { load } from '#blocks/product-grid/data.ts';
import type { ProductGridProps } from '#blocks/product-grid/definition.ts';
import { bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { SiteData } from '#domain/site-data.ts';
import { createCollection } from '#server/content/create-collection.ts';
import { createDocumentIn } from '#server/content/create-document.ts';
import { publishDocumentIn } from '#server/content/publish-document.ts';
import type { Deps } from '#server/deps.ts';
import { documentData } from '#server/pages/site-data.ts';
import { createSite } from '#server/sites/create-site.ts';
import { productData } from '#server/store/catalogue/product-data.ts';
import { listProductDocuments } from '#server/store/catalogue/queries.ts';
import { measureOnBoth } from './on-both-engines.ts';
import { format, type Measurement, median, progress, type Result } from './result.ts';

const SIZES = [50, 200, 1000, 5000] as const;
/** Of a collection (SITE-63). */
const MAX_PRODUCTS = 200;
const SAMPLES = 31;
/** How much slower the largest may be than the smallest, beyond what a millisecond hides. */
const BAR = 2;
const SLACK_MS = 1;
const ACTOR = { name: 'Bench', mayInjectCode: false };
const CATEGORIES = ['Bowls', 'Plates', 'Jars', 'Cups'];

interface Shop {
  readonly siteId: string;
  readonly collectionId: string;
  readonly site: SiteData;
}

type Ask = (shop: Shop) => Promise<unknown>;

const props = definitions['product-grid']?.defaults as ProductGridProps;
const grid =
  (query: Readonly<Record<string, string>>): Ask =>
  ({ site, collectionId }) =>
    load(
      { ...props, followsAddress: true, limit: 24 },
      { site, blockId: 'b', now: 0, timeZone: 'UTC', pageId: '', collectionId, query },
    );

const ASKED: readonly { readonly name: string; readonly ask: Ask }[] = [
  { name: 'the grid', ask: grid({}) },
  { name: 'of a category', ask: grid({ category: 'Bowls' }) },
  { name: 'by title', ask: grid({ sort: 'title' }) },
  { name: 'by price', ask: grid({ sort: 'price-low' }) },
  { name: 'its second page', ask: grid({ page: '2' }) },
];

export const catalogue: Measurement = {
  name: 'catalogue',
  title: 'From fifty products to five thousand',
  run: () => measureOnBoth('catalogue', measureEngine),
};

async function measureEngine(deps: Deps, engine: string): Promise<Result[]> {
  const shops: Shop[] = [];
  for (const size of SIZES) {
    shops.push(await fillShop(deps, size));
    progress(`${engine}: ${format(size)} products are there`);
  }
  const results: Result[] = [];
  for (const { name, ask } of ASKED) {
    const times = await inTurns(shops, ask);
    results.push(resultOf(`${name}, ${engine}`, times));
  }
  const ownersList: Ask = ({ siteId }) =>
    listProductDocuments(deps.db.read, siteId, { offset: 0, limit: 50 });
  const { name, text } = resultOf(`the owner’s list, ${engine}`, await inTurns(shops, ownersList));
  // Counted and sorted as a whole.
  results.push({ name, text });
  return results;
}

function resultOf(name: string, times: readonly number[]): Result {
  const [few = 0] = times;
  const many = times.at(-1) ?? 0;
  const curve = times.map((ms, index) => `${format(ms, 1)} ms with ${format(SIZES[index] ?? 0)}`).join(', ');
  return {
    name,
    text: curve,
    isMet: many <= few * BAR + SLACK_MS,
    bar: `<= ${BAR} times that of ${SIZES[0]}`,
  };
}

async function inTurns(shops: readonly Shop[], ask: Ask): Promise<number[]> {
  const times = shops.map((): number[] => []);
  for (let sample = 0; sample < SAMPLES; sample += 1)
    for (const [index, shop] of shops.entries()) {
      const startedAt = performance.now();
      await ask(shop);
      times[index]?.push(performance.now() - startedAt);
    }
  return times.map(median);
}

async function fillShop(deps: Deps, size: number): Promise<Shop> {
  const made = await createSite(deps, { identifier: `bench-${deps.newId().slice(-10)}`, title: 'Bench' });
  if (made.kind !== 'created') throw new Error(made.message);
  const { siteId } = made;
  let collectionId = '';
  for (let from = 0; from < size; from += MAX_PRODUCTS)
    collectionId = await fillCollection(deps, siteId, { from, count: Math.min(MAX_PRODUCTS, size - from) });
  if (deps.db.engine === 'postgres') await sql`analyze`.execute(deps.db.read);
  // As pages ask: of what is published at one version.
  const dataSite = { id: siteId, version: 1, settings: { timeZone: 'UTC', commentsEnabled: false } };
  return {
    siteId,
    collectionId,
    // For each question anew, as for each page.
    get site() {
      return {
        ...documentData(deps.db.read, dataSite),
        ...productData(async () => ({ areas: [] }), deps.db.read, dataSite),
      } as SiteData;
    },
  };
}

async function fillCollection(
  deps: Deps,
  siteId: string,
  { from, count }: { readonly from: number; readonly count: number },
): Promise<string> {
  const made = await createCollection(deps, ACTOR, {
    siteId,
    type: COLLECTION_TYPES.products,
    title: `Shop ${from}`,
  });
  if (made.kind !== 'created') throw new Error(made.kind);
  const { collectionId } = made;
  await deps.db.write(async (tx) => {
    for (let index = from; index < from + count; index += 1) {
      const body = {
        ...bodyOf(`Piece ${(index * 7919) % 10_007}`, deps.newId(), []),
        fields: {
          categories: [CATEGORIES[index % CATEGORIES.length]],
          excerpt: 'Thrown and glazed by hand.',
        },
      };
      const created = await createDocumentIn(tx, deps, ACTOR, { siteId, kind: 'item', collectionId, body });
      if (created.kind !== 'created') throw new Error(created.message);
      const { id } = created.document;
      await publishDocumentIn(tx, deps, { siteId, documentId: id });
      await tx
        .insertInto('products')
        .values({ id, siteId, kind: 'physical', taxClass: '', options: '[]' })
        .execute();
      await tx.insertInto('variants').values(variantOf(deps, { siteId, id, index })).execute();
    }
  });
  return collectionId;
}

function variantOf(
  { newId }: Deps,
  { siteId, id, index }: { readonly siteId: string; readonly id: string; readonly index: number },
) {
  return {
    id: newId(),
    siteId,
    productId: id,
    position: 0,
    optionValues: '[]',
    sku: `SQ${index}`,
    words: `sq${index}`,
    priceMinor: 1000 + ((index * 37) % 9000),
    salePriceMinor: 0,
    hasSale: 0,
    isOnSale: 0,
    stock: 5,
    reserved: 0,
    isUnlimited: 0,
    weightGrams: null,
    dimensions: null,
    pictureId: null,
  };
}
