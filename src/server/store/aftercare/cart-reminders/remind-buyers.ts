/** Reminds whoever agreed to it of what was left in a cart: once, and never somebody who has ordered since. */

import { cartBackPath, remindersEndPath } from '#domain/store/aftercare/cart-reminders/contract.ts';
import type { CheckoutCart } from '#domain/store/cart/checkout-cart.ts';
import { writeCartReminder } from '#domain/store/settings/write-buyer-mail.ts';
import { DAY_MS, HOUR_MS } from '#domain/time.ts';
import type { Queryable } from '../../../db/schema.ts';
import { newToken } from '../../../http/tokens.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { findLiveSite } from '../../../kernel/sites/queries.ts';
import { readerOf } from '../../../kernel/sites/reader.ts';
import { findSiteAddress } from '../../../kernel/sites/site-address.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { CartPort } from '../../cart/cart-port.ts';
import { findStore } from '../../settings/queries.ts';
import { insertReminder, type LeftCart, listLeftCarts, listSitesWithCheckouts } from './queries.ts';

interface RemindDeps extends Pick<Kernel, 'db' | 'now' | 'newId' | 'settings'> {
  readonly cart: Pick<CartPort, 'price'>;
}

/** What is older is forgotten by whoever left it. */
const OLDEST_MS = 7 * DAY_MS;

export async function remindBuyers(deps: RemindDeps): Promise<void> {
  for (const siteId of await listSitesWithCheckouts(deps.db.read))
    if (await findLiveSite(deps.db.read, siteId)) await remindOf(deps, siteId);
}

async function remindOf(deps: RemindDeps, siteId: string): Promise<void> {
  const { cartReminders } = await findStore(deps.db.read, siteId);
  if (!cartReminders.isOn) return;
  const now = deps.now();
  const left = {
    siteId,
    until: now - cartReminders.afterHours * HOUR_MS,
    since: now - OLDEST_MS,
    quietSince: now - DAY_MS,
  };
  const site = await findSiteAddress(deps, siteId);
  for (const { cartId } of await listLeftCarts(deps.db.read, left))
    await deps.db.write(async (tx) => {
      // Somebody may have ordered, or been reminded of another cart, since they were listed.
      const still = (await listLeftCarts(tx, left)).find((each) => each.cartId === cartId);
      const cart =
        still && (await deps.cart.price(tx, { siteId, cartId, address: { country: '' }, deliveryId: '' }));
      if (still && cart) await remind(tx, deps, { siteId, site, still, cart });
    });
}

interface Reminded {
  readonly siteId: string;
  readonly site: Awaited<ReturnType<typeof findSiteAddress>>;
  readonly still: LeftCart;
  readonly cart: CheckoutCart;
}

async function remind(
  tx: Queryable,
  deps: RemindDeps,
  { siteId, site, still, cart }: Reminded,
): Promise<void> {
  const { cartReminders } = await findStore(tx, siteId);
  const token = newToken(18);
  const { cartId, email, sender } = still;
  await insertReminder(tx, {
    id: deps.newId(),
    siteId,
    cartId,
    email,
    token,
    sentAt: deps.now(),
  });
  const reader = await readerOf(tx, { siteId, url: site.url, locale: still.locale });
  const endUrl = reader.urlOf(remindersEndPath(token));
  const about = {
    shop: site.name,
    pieces: cart.lines.map(
      ({ quantity, title, optionText }) =>
        `${quantity} × ${optionText === '' ? title : `${title} (${optionText})`}`,
    ),
    backUrl: reader.urlOf(cartBackPath(token)),
    endUrl,
  };
  const mail = writeCartReminder(cartReminders, about, reader.locale);
  await queueMail(tx, deps, {
    to: email,
    siteId,
    sender,
    fromName: site.name,
    unsubscribeUrl: endUrl,
    ...mail,
  });
}
