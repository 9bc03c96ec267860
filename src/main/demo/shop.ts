/** The studio's shop: euros, two ways to get a parcel, what is on the shelf, and a campaign for the old kiln. */
import { campaignSchema } from '#domain/store/donations/campaign.ts';
import { storeSettingsSchema } from '#domain/store/settings/settings.ts';
import { saveProduct } from '#server/store/catalogue/save-product.ts';
import { insertCampaign } from '#server/store/donations/queries.ts';
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
  await deps.db.write(async (tx) => {
    await writeStore(tx, siteId, STORE);
    const settings = JSON.stringify(CAMPAIGN);
    await insertCampaign(tx, { id: documentId('campaign-arch'), siteId, settings, createdAt: deps.now() });
  });
  for (const [position, product] of PRODUCTS.entries()) {
    await makeDocument(product, position);
    const productId = documentId(product.name);
    const saved = { siteId, productId, form: productForm(product) };
    expectKind(await saveProduct({ ...deps, random }, saved), 'saved');
  }
}

const CAMPAIGN = campaignSchema.parse({
  name: 'A new arch for the old kiln',
  description:
    'The arch has been through two hundred firings, and daylight shows between its bricks. Help us build the next one.',
  amountsMinor: [1500, 4000, 12_000],
  goalMinor: 480_000,
  thanks: 'Your name goes on a brick, on the inside.',
});

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
