/** What a shop lacks before anybody can buy in it with real money, and have what they bought. */

import type { Lack } from '#domain/checklist/lacks.ts';
import { isSending } from '#domain/store/settings/delivery.ts';
import { lacksOfSeller } from '#domain/store/settings/seller.ts';
import type { StoreSettings } from '#domain/store/settings/settings.ts';
import type { ChecklistPart } from '../../feature.ts';
import { isMailed, type MailServerDeps } from '../../mail/mail-server.ts';
import { listProductKinds } from '../catalogue/queries-find.ts';
import { findStore } from '../settings/queries.ts';
import { findSeller } from '../settings/queries-seller.ts';
import { findOffered } from './queries-checkouts.ts';

const ANY_AMOUNT = 1;

export function shopLacks(deps: MailServerDeps): ChecklistPart {
  return async (db, siteId) => {
    const kinds = await listProductKinds(db, siteId);
    if (kinds.length === 0) return [];
    const [selling, store] = await Promise.all([
      sellingLacks(deps)(db, siteId),
      kinds.includes('physical') ? findStore(db, siteId) : undefined,
    ]);
    return store ? [...selling, lack('delivery', saysHowItComes(store))] : selling;
  };
}

/** What everything that takes money needs. */
export function sellingLacks(deps: MailServerDeps): ChecklistPart {
  return async (db, siteId) => {
    const [offered, seller, sendsMails] = await Promise.all([
      findOffered({ db, secret: deps.secret }, siteId),
      findSeller(db, siteId),
      isMailed(deps),
    ]);
    return [
      lack(
        'payments',
        offered.at(ANY_AMOUNT).some(({ isTest }) => !isTest),
      ),
      lack('seller', lacksOfSeller(seller).length === 0),
      lack('mail', sendsMails),
    ];
  };
}

function lack(kind: Lack, isDone: boolean) {
  return { kind, count: isDone ? 0 : 1 };
}

/** It is sent somewhere, or buyers read where they can pick it up. */
function saysHowItComes({ shippingZones }: StoreSettings): boolean {
  return shippingZones.some(({ methods }) =>
    methods.some((method) => isSending(method) || (method.kind === 'pickup' && method.note !== '')),
  );
}
