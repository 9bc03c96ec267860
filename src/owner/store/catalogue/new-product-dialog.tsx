/** Begins a product, and with the first one the shop itself. */
import { type ReactNode, useState } from 'react';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { make } from '#domain/content/calls.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import { call } from '../../api.ts';
import { makeId } from '../../make-id.ts';
import { NamingDialog } from '../../new-page/naming-dialog.tsx';
import { useSite } from '../../session.ts';
import { SellingFields } from '../../template-choice/selling-fields.tsx';
import { SelectField } from '../../ui/field.tsx';
import { openShop } from './open-shop.ts';
import { useFirstSale } from './use-first-sale.ts';
import * as say from './words/en.ts';

export interface NewProductDialogProps {
  readonly shops: readonly Collection[];
  /** Whether there is no other yet. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

export function NewProductDialog({ shops, isFirst, onClose }: NewProductDialogProps): ReactNode {
  const { id: site } = useSite();
  const [shopId, setShopId] = useState(shops[0]?.id ?? '');
  const { place, decide } = useFirstSale(site, isFirst);
  const create = async (name: string) => {
    await decide();
    const collectionId = shopId || (await openShop(site));
    const block = blockOf(makeId(), 'product', { layout: 'pictures-first', showsExcerpt: true });
    const body = bodyOf(name, makeId(), [block], { width: 'wide' });
    const { document } = await call(make, { site, body: { kind: 'item', collectionId, body } });
    return `/sites/${site}/products/${document.id}`;
  };
  return (
    <NamingDialog
      title={say.newProduct}
      action={say.createProduct}
      description={say.itStaysADraftUntilYou}
      label="name"
      placeholder={say.stonewareBowl}
      addressHint={say.itsAddressEndsIn}
      make={create}
      onClose={onClose}
    >
      {place && <SellingFields place={place} />}
      {shops.length > 1 && (
        <SelectField
          label={say.inLabel}
          value={shopId}
          options={shops.map((shop) => ({ value: shop.id, label: shop.title }))}
          onChange={setShopId}
        />
      )}
    </NamingDialog>
  );
}
