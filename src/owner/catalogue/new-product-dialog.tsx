/** Begins a product, and with the first one the shop itself. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { make } from '#domain/content/calls.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import { slugOf } from '#domain/content/slug.ts';
import { call, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { makeId } from '../make-id.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { openShop } from './open-shop.ts';

export interface NewProductDialogProps {
  readonly shops: readonly Collection[];
  readonly onClose: () => void;
}

export function NewProductDialog({ shops, onClose }: NewProductDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const navigate = useNavigate();
  const refresh = useRefreshDocuments(siteId);
  const [title, setTitle] = useState('');
  const [shopId, setShopId] = useState(shops[0]?.id ?? '');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setError('Give it a name first. You can change it at any time.');
      return;
    }
    setIsBusy(true);
    try {
      const collectionId = shopId || (await openShop(siteId));
      const block = blockOf(makeId(), 'product', { layout: 'pictures-first', showsExcerpt: true });
      const body = bodyOf(title.trim(), makeId(), [block]);
      const { document } = await call(make, { site: siteId, body: { kind: 'item', collectionId, body } });
      await refresh();
      onClose();
      await navigate(`/sites/${siteId}/products/${document.id}`);
    } catch (failure) {
      setError(messageOf(failure));
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title="New product"
      description="It stays a draft until you publish it."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="new-product" isBusy={isBusy}>
            Make the product
          </Button>
        </>
      }
    >
      <form id="new-product" onSubmit={(event) => void create(event)} noValidate>
        <Stack>
          <TextField
            label="Name"
            value={title}
            onChange={(value) => {
              setTitle(value);
              setError(undefined);
            }}
            error={error}
            placeholder="Stoneware bowl"
            hint={title.trim() ? `Its address ends in /${slugOf(title)}` : undefined}
            maxLength={200}
            autoFocus
          />
          {shops.length > 1 && (
            <SelectField
              label="In"
              value={shopId}
              options={shops.map((shop) => ({ value: shop.id, label: shop.title }))}
              onChange={setShopId}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
