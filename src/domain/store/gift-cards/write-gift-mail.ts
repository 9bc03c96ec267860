/** The mail that brings a gift card. */
import { withoutLinks } from '../../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { giftWords } from './words/words.ts';

export interface MailedGift {
  readonly recipientName: string;
  readonly senderName: string;
  readonly message: string;
  /** As it is written in the language of the mail. */
  readonly amount: string;
  /** Grouped. */
  readonly code: string;
  /** Empty: it never ends. */
  readonly until: string;
  /** Made by a test order. */
  readonly isTest: boolean;
  /** Another person bought it for them, the shop issued it, or they bought it themselves. */
  readonly reason: 'gift' | 'shop' | 'own';
}

interface MailedGiftAbout {
  readonly shop: string;
  /** Of the card's page. */
  readonly url: string;
  readonly locale: string;
}

const CLOSINGS = { gift: 'mail.closing', shop: 'mail.closingShop', own: 'mail.closingOwn' } as const;

export function writeGiftMail(
  gift: MailedGift,
  { shop, url, locale }: MailedGiftAbout,
): WrittenMail & { readonly subject: string } {
  const say = giftWords(locale);
  const name = withoutLinks(gift.recipientName);
  const from = withoutLinks(gift.senderName);
  const message = withoutLinks(gift.message);
  const plain = from === '' ? say('mail.subject', { shop }) : say('mail.subjectFrom', { name: from, shop });
  const subject = gift.isTest ? say('test.subject', { subject: plain }) : plain;
  return {
    subject,
    ...writeMail({
      sender: shop,
      language: locale,
      heading: subject,
      paragraphs: [
        ...(gift.isTest ? [say('test.words')] : []),
        ...(name === '' ? [] : [say('mail.hello', { name })]),
        ...(message === '' ? [] : [message]),
        [
          say('mail.worth', { amount: gift.amount }),
          gift.until === '' ? '' : say('balance.until', { date: gift.until }),
        ]
          .filter(Boolean)
          .join(' '),
        say('mail.code', { code: gift.code }),
        say('card.use', { shop }),
      ],
      action: { label: say('mail.view'), url },
      closing: say(CLOSINGS[gift.reason], { shop }),
    }),
  };
}
