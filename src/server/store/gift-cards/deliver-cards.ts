/** Mails cards on their day. The mail and the mark that it has gone are one change: it goes once. */
import { groupCode } from '#domain/store/gift-cards/code.ts';
import { cardPath } from '#domain/store/gift-cards/contract.ts';
import { writeGiftMail } from '#domain/store/gift-cards/write-gift-mail.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findLiveSite } from '../../kernel/sites/queries.ts';
import { readerOf } from '../../kernel/sites/reader.ts';
import { findSiteAddress, type SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findCard, type GiftCardTable, listToDeliver, updateCard } from './queries.ts';
import { amountText, untilText } from './read-card.ts';
import { cardToken, knownCode } from './secret-code.ts';

export type DeliverDeps = Pick<Kernel, 'db' | 'now' | 'newId' | 'settings' | 'secret'>;

export async function deliverCards(deps: DeliverDeps): Promise<void> {
  for (const { id, siteId } of await listToDeliver(deps.db.read, deps.now())) {
    if (!(await findLiveSite(deps.db.read, siteId))) continue;
    const site = await findSiteAddress(deps, siteId);
    await deps.db.write(async (tx) => {
      const card = await findCard(tx, siteId, id);
      if (!card || card.deliveredAt !== null || card.deliverAt === null || card.state !== 'active') return;
      await mailCard(tx, deps, site, card);
    });
  }
}

/** To its recipient, now. */
export async function mailCard(
  tx: Queryable,
  deps: DeliverDeps,
  site: SiteAddress,
  card: GiftCardTable,
): Promise<void> {
  await updateCard(tx, card.id, { deliveredAt: deps.now(), sender: null });
  if (card.email === '') return;
  const reader = await readerOf(tx, { siteId: card.siteId, url: site.url, locale: card.locale });
  const { locale } = reader;
  const code = knownCode(deps.secret, card);
  const mail = writeGiftMail(
    {
      recipientName: card.recipientName,
      senderName: card.senderName,
      message: card.message,
      amount: amountText(card.balanceMinor, card, locale),
      code: code && groupCode(code),
      until: untilText(card, { locale }),
    },
    { shop: site.name, url: reader.urlOf(cardPath(cardToken(deps.secret, card))), locale },
  );
  await queueMail(tx, deps, {
    to: card.email,
    siteId: card.siteId,
    sender: card.sender,
    about: card.orderId ?? card.id,
    fromName: site.name,
    // Its code is money: the text goes as soon as it is sent.
    hasSecret: true,
    ...mail,
  });
}
