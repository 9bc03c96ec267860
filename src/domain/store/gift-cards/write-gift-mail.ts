/** The mail that brings a gift card. */
import { paragraphsOf } from '../../mail/paragraphs.ts';
import { withoutLinks } from '../../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { fillMessage } from '../../message-template.ts';
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

/** What the owner has instead of our words; empty where they have none. */
interface OwnGiftWords {
  readonly mailSubject: string;
  readonly mailWords: string;
}

interface MailedGiftAbout {
  readonly shop: string;
  /** Of the card's page. */
  readonly url: string;
  readonly locale: string;
  readonly own: OwnGiftWords;
}

const CLOSINGS = { gift: 'mail.closing', shop: 'mail.closingShop', own: 'mail.closingOwn' } as const;

export function writeGiftMail(
  gift: MailedGift,
  { shop, url, locale, own }: MailedGiftAbout,
): WrittenMail & { readonly subject: string } {
  const say = giftWords(locale);
  const name = withoutLinks(gift.recipientName);
  const from = withoutLinks(gift.senderName);
  const message = withoutLinks(gift.message);
  const values = { name, from, shop, amount: gift.amount };
  const usual = from === '' ? say('mail.subject', { shop }) : say('mail.subjectFrom', { name: from, shop });
  const plain = own.mailSubject === '' ? usual : fillMessage(own.mailSubject, values);
  const hello = name === '' ? '' : say('mail.hello', { name });
  const words = own.mailWords === '' ? hello : fillMessage(own.mailWords, values);
  const subject = gift.isTest ? say('test.subject', { subject: plain }) : plain;
  return {
    subject,
    ...writeMail({
      sender: shop,
      language: locale,
      heading: subject,
      paragraphs: [
        ...(gift.isTest ? [say('test.words')] : []),
        ...paragraphsOf(words),
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
