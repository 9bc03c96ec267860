import { bodyOf } from '#domain/content/build-body.ts';
import { newBlock, type SignedInOwner } from './owner-server.ts';

interface Stocked {
  readonly stock?: number;
  readonly sku?: string;
  /** Of the one option the bowl has; none where it is empty. */
  readonly glaze?: string;
}

/** A shop with bowls, sent within Germany or picked up. @returns the path of the bowl's page */
export async function stockShop(
  { call }: SignedInOwner,
  { stock = 9, sku = '', glaze = '' }: Stocked = {},
): Promise<string> {
  const { collectionId } = await call('POST', 'collections', { type: 13, title: 'Shop' });
  const body = bodyOf('Bowl', 'section00000000000000001', [newBlock('product00000000000000001', 'product')]);
  const { document } = await call('POST', 'documents', { kind: 'item', collectionId, body });
  await call('PUT', `products/${document.id}`, {
    kind: 'physical',
    taxClass: '',
    options: glaze === '' ? [] : [{ name: 'Glaze', values: [glaze] }],
    variants: [
      {
        id: 'variant00000000000000001',
        optionValues: glaze === '' ? [] : [{ name: 'Glaze', value: glaze }],
        sku,
        priceMinor: 2400,
        salePriceMinor: 0,
        isOnSale: false,
        stock,
        isUnlimited: false,
      },
    ],
  });
  const { store } = await call('GET', 'store');
  const post = { id: 'post', name: 'By post', kind: 'flat', priceMinor: 600 };
  const pickup = { id: 'pickup', name: 'At the studio', kind: 'pickup' };
  const zone = { id: 'home', name: 'Home', countries: ['DE'], methods: [post, pickup] };
  await call('PUT', 'store', { ...store, shippingZones: [zone] });
  const { document: published } = await call('POST', `documents/${document.id}/publish`, {});
  return published.path;
}
