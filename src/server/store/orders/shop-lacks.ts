/** What a shop lacks before anybody can buy in it with real money, and have what they bought. */
import type { Lack } from '#domain/checklist/lacks.ts';
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import { lacksOfSeller } from '#domain/store/orders/invoice.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import { isSending } from '#domain/store/settings/shipping.ts';
import type { Queryable } from '../../db/schema.ts';
import type { ChecklistPart } from '../../feature.ts';
import { findOffered } from './queries-checkouts.ts';
import { findSeller } from './queries-invoices.ts';

export interface ShopLacksNeeds {
  readonly findStore: (db: Queryable, siteId: string) => Promise<StoreSettings>;
  /** Of all products that a shop has, published or not. */
  readonly listKinds: (db: Queryable, siteId: string) => Promise<readonly ProductKind[]>;
  /** Whether mails are sent, not only kept in the outbox. */
  readonly hasMailServer: () => Promise<boolean>;
}

const ANY_AMOUNT = 1;

export function shopLacks({
  findStore,
  listKinds,
  hasMailServer,
  secret,
}: ShopLacksNeeds & { readonly secret: string }): ChecklistPart {
  return async (db, siteId) => {
    const kinds = await listKinds(db, siteId);
    if (kinds.length === 0) return [];
    const isSent = kinds.includes('physical');
    const [offered, seller, store, isMailed] = await Promise.all([
      findOffered({ db, secret }, siteId),
      findSeller(db, siteId),
      isSent ? findStore(db, siteId) : undefined,
      hasMailServer(),
    ]);
    const said: readonly (readonly [Lack, boolean])[] = [
      ['payments', offered.at(ANY_AMOUNT).some(({ isTest }) => !isTest)],
      ...(store ? [['delivery', saysHowItComes(store)] as const] : []),
      ['seller', lacksOfSeller(seller).length === 0],
      ['mail', isMailed],
    ];
    return said.map(([kind, isDone]) => ({ kind, count: isDone ? 0 : 1 }));
  };
}

/** It is sent somewhere, or buyers read where they can pick it up. */
function saysHowItComes({ shippingZones }: StoreSettings): boolean {
  return shippingZones.some(({ methods }) =>
    methods.some((method) => isSending(method) || (method.kind === 'pickup' && method.note !== '')),
  );
}
