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
  /** Grouped; undefined where only its holder knows it. */
  readonly code: string | undefined;
  /** Empty: it never ends. */
  readonly until: string;
}

interface MailedGiftAbout {
  readonly shop: string;
  /** Of the card's page. */
  readonly url: string;
  readonly locale: string;
}

export function writeGiftMail(
  gift: MailedGift,
  { shop, url, locale }: MailedGiftAbout,
): WrittenMail & { readonly subject: string } {
  const say = giftWords(locale);
  const name = withoutLinks(gift.recipientName);
  const from = withoutLinks(gift.senderName);
  const message = withoutLinks(gift.message);
  const subject = from === '' ? say('mail.subject', { shop }) : say('mail.subjectFrom', { name: from, shop });
  return {
    subject,
    ...writeMail({
      sender: shop,
      language: locale,
      heading: subject,
      paragraphs: [
        ...(name === '' ? [] : [say('mail.hello', { name })]),
        ...(message === '' ? [] : [message]),
        [
          say('mail.worth', { amount: gift.amount }),
          gift.until === '' ? '' : say('balance.until', { date: gift.until }),
        ]
          .filter(Boolean)
          .join(' '),
        ...(gift.code === undefined ? [] : [say('mail.code', { code: gift.code })]),
        say('card.use', { shop }),
      ],
      action: { label: say('mail.view'), url },
      closing: say('mail.closing', { shop }),
    }),
  };
}
