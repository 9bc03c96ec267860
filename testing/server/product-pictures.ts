/** What the pictures of a site's products show, and whether that is what is for sale. */

import { listDocuments } from '#server/content/queries.ts';
import type { Queryable } from '#server/db/schema.ts';
import { findRevision } from '#server/kernel/documents/queries.ts';
import { listMedia } from '#server/media/queries.ts';
import { findProductForm } from '#server/store/catalogue/queries.ts';

/** By the names of the files in `demo/media`. */
const OBJECTS: Readonly<Record<string, string>> = {
  'board-front.jpg': 'board',
  'bottle-front.jpg': 'hand wash',
  'bowl-oatmeal-above.jpg': 'bowl',
  'bowl-oatmeal-front.jpg': 'bowl',
  'caddy-front.jpg': 'tea caddy',
  'candle-front.jpg': 'soy candle',
  'carafe-front.jpg': 'carafe',
  'gift-box-front.jpg': 'gift box',
  'gift-card-front.jpg': 'gift card',
  'jar-front.jpg': 'jar',
  'linen-front.jpg': 'napkins',
  'mug-iron-detail.jpg': 'mug',
  'mug-iron-front.jpg': 'mug',
  'notebook-front.jpg': 'notebook',
  'plates-front.jpg': 'dinner plates',
  'pot-front.jpg': 'snake plant',
  'soap-front.jpg': 'soap',
  'teapot-front.jpg': 'teapot',
  'tumblers-front.jpg': 'tumblers',
  'vase-front.jpg': 'vase',
};

export interface PicturesJudged {
  readonly products: number;
  /** Of products without a picture of what their titles name, and of pictures that are shown twice. */
  readonly problems: readonly string[];
}

/** @param path of the shop's page */
export async function judgeProductPictures(
  db: Queryable,
  siteId: string,
  path: string,
): Promise<PicturesJudged> {
  const { records } = await listMedia(db, siteId, { limit: 200 });
  const media = new Map(records.map((record) => [record.id, record]));
  const documents = await listDocuments(db, siteId, { limit: 500, offset: 0 });
  const products = documents.filter((one) => one.kind === 'item' && one.path?.startsWith(`${path}/`));
  const shown: string[] = [];
  const problems: string[] = [];
  for (const product of products) {
    const pictures = await listPictures(db, siteId, product);
    if (pictures.length === 0) problems.push(`${product.title}: no picture`);
    for (const id of pictures) {
      const { filename = '?', alt = '' } = media.get(id) ?? {};
      if (!isNamed(OBJECTS[filename], [product.title, alt]))
        problems.push(`${product.title}: ${filename}, “${alt}”`);
      shown.push(filename);
    }
  }
  const twice = shown.filter((filename, index) => shown.indexOf(filename) !== index);
  return { products: products.length, problems: [...problems, ...twice.map((one) => `${one} twice`)] };
}

function isNamed(object: string | undefined, texts: readonly string[]): boolean {
  return object !== undefined && texts.every((text) => text.toLowerCase().includes(object));
}

/** Ids, each once: of the product, of it in lists, and of its variants. */
async function listPictures(
  db: Queryable,
  siteId: string,
  { id, draftId }: { readonly id: string; readonly draftId: string | null },
): Promise<readonly string[]> {
  const { fields = {} } = (await findRevision(db, siteId, draftId ?? ''))?.body ?? {};
  const { image, pictures = [] } = fields as Fields;
  const variants = (await findProductForm(db, siteId, id))?.variants ?? [];
  const ids = [image?.id, ...pictures.map((picture) => picture.id), ...variants.map((one) => one.pictureId)];
  return [...new Set(ids.filter((one) => one !== undefined))];
}

interface Fields {
  readonly image?: { readonly id: string };
  readonly pictures?: readonly { readonly id: string }[];
}
