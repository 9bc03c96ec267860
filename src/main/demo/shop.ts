/** The studio's shop: euros, two ways to get a parcel, and what is on the shelf. */
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { saveProduct } from '#server/store/catalogue/save-product.ts';
import { writeStore } from '#server/store/settings/queries.ts';
import { type CommandDeps, expectKind } from './edit-system-document.ts';
import { documentId } from './ids.ts';
import { PRODUCTS, type ProductSource, productForm } from './shop-list.ts';

/** SKUs of the demo are all given: none is drawn. */
const random = () => 0;

export async function seedShop(
  deps: CommandDeps,
  siteId: string,
  makeDocument: (product: ProductSource, position: number) => Promise<void>,
): Promise<void> {
  await deps.db.write((tx) => writeStore(tx, siteId, STORE));
  for (const [position, product] of PRODUCTS.entries()) {
    await makeDocument(product, position);
    const productId = documentId(product.name);
    const saved = { siteId, productId, form: productForm(product) };
    expectKind(await saveProduct({ ...deps, random }, saved), 'saved');
  }
}

const STORE = storeSettingsSchema.parse({
  currency: 'EUR',
  taxes: { areIncluded: true },
  shippingZones: [
    {
      id: 'everywhere',
      name: 'Everywhere',
      countries: [],
      methods: [
        {
          id: 'parcel',
          name: 'By parcel, packed on Friday',
          kind: 'flat',
          priceMinor: 900,
          freeFromMinor: 15_000,
        },
        {
          id: 'pickup',
          name: 'Pick up at the mill',
          kind: 'pickup',
          note: 'Mill Lane 4, Arle. Thursday to Saturday, 10 to 17.',
        },
      ],
    },
  ],
});
