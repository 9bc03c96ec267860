/** Mails cards on their day. The mail and the mark that it has gone are one change: it goes once. */
import { groupCode } from '#domain/store/gift-cards/code.ts';
import { cardPath } from '#domain/store/gift-cards/contract.ts';
import { type MailedGift, writeGiftMail } from '#domain/store/gift-cards/write-gift-mail.ts';
import type { Queryable } from '../../db/schema.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { findTimeZone } from '../../kernel/sites/queries.ts';
import { readerOf } from '../../kernel/sites/reader.ts';
import { findSiteAddress, type SiteAddress } from '../../kernel/sites/site-address.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { findStore } from '../settings/queries.ts';
import { findCard, type GiftCardTable, listToDeliver, updateCard } from './queries.ts';
import { amountText, untilText } from './read-card.ts';
import { cardToken, freshCode, knownCode } from './secret-code.ts';

export type DeliverDeps = Pick<Kernel, 'db' | 'now' | 'newId' | 'settings' | 'secret' | 'log'>;

/** One that cannot be mailed holds up no other. */
export async function deliverCards(deps: DeliverDeps): Promise<void> {
  const now = deps.now();
  let due = await listToDeliver(deps.db.read, now, undefined);
  while (due.length > 0) {
    for (const card of due)
      try {
        await deliverCard(deps, card);
      } catch (error) {
        // Its name only: the text of a mail has the code.
        const { name } = error instanceof Error ? error : new Error();
        deps.log.error({ cardId: card.id, siteId: card.siteId, name }, 'a gift card could not be emailed');
      }
    due = await listToDeliver(deps.db.read, now, due.at(-1));
  }
}

async function deliverCard(
  deps: DeliverDeps,
  { id, siteId }: { readonly id: string; readonly siteId: string },
): Promise<void> {
  const site = await findSiteAddress(deps, siteId);
  await deps.db.write(async (tx) => {
    const card = await findCard(tx, siteId, id);
    if (!card || card.deliveredAt !== null || card.deliverAt === null || card.state !== 'active') return;
    // A card that moved here before it was delivered gets a code that this server knows.
    const fresh = freshCode(deps.secret, card);
    await updateCard(tx, card.id, fresh);
    await mailCard(tx, deps, site, { ...card, ...fresh });
  });
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
  if (code === undefined) throw new Error('A gift card is mailed with its code.');
  const mail = writeGiftMail(
    {
      recipientName: card.recipientName,
      senderName: card.senderName,
      message: card.message,
      amount: amountText(card.balanceMinor, card, locale),
      code: groupCode(code),
      until: untilText(card, { locale, timeZone: await findTimeZone(tx, card.siteId) }),
      isTest: card.isTest === 1,
      reason: reasonOf(card),
    },
    {
      ...{ shop: site.name, url: reader.urlOf(cardPath(cardToken(deps.secret, card))), locale },
      own: (await findStore(tx, card.siteId)).giftCards,
    },
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

/** Why its recipient gets the mail. */
function reasonOf({ orderId, senderName, recipientName, message }: GiftCardTable): MailedGift['reason'] {
  if (orderId === null) return 'shop';
  return senderName === '' && recipientName === '' && message === '' ? 'own' : 'gift';
}
