/** Mails to people who have not bought yet, in the words of the owner: written alike for sending and for the preview. */
import { z } from 'zod';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { fillMessage } from '../../message-template.ts';

const BUYER_MAIL_LIMITS = { subject: 150, words: 2000 } as const;

const subject = (own: string) => z.string().trim().max(BUYER_MAIL_LIMITS.subject).default(own);
const words = (own: string) => z.string().trim().max(BUYER_MAIL_LIMITS.words).default(own);

/** In place of what an owner leaves empty. */
const STOCK_NOTICE = {
  subject: '{product} is back',
  words: 'You can buy {product} again at {shop}. We don’t reserve it for you.',
} as const;

export const stockNoticesSchema = z.strictObject({
  /** What is sold out asks for an address. */
  isOffered: z.boolean().default(true),
  subject: subject(STOCK_NOTICE.subject),
  words: words(STOCK_NOTICE.words),
});
export type StockNoticeSettings = z.infer<typeof stockNoticesSchema>;

export interface BuyerMail extends WrittenMail {
  readonly subject: string;
}

interface StockNotice {
  readonly shop: string;
  readonly product: string;
  /** Of the product’s page. */
  readonly url: string;
}

export function writeStockNotice(
  { subject: ownSubject, words: ownWords }: StockNoticeSettings,
  { shop, product, url }: StockNotice,
): BuyerMail {
  const names = { shop, product };
  const filled = fillMessage(ownSubject || STOCK_NOTICE.subject, names);
  return {
    subject: filled,
    ...writeMail({
      sender: shop,
      heading: filled,
      paragraphs: paragraphsOf(fillMessage(ownWords || STOCK_NOTICE.words, names)),
      action: { label: 'View product', url },
      closing: `You asked ${shop} to notify you. Your address is now deleted.`,
    }),
  };
}

/** Empty lines part them. */
function paragraphsOf(words: string): readonly string[] {
  return words
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

const CART_REMINDER = {
  subject: 'You left something at {shop}',
  words: 'Your items are still in your cart. They are not reserved, and prices may change.',
} as const;

export const cartRemindersSchema = z.strictObject({
  /** Asks at the checkout, and reminds whoever agreed. */
  isOn: z.boolean().default(false),
  /** Since the checkout was last touched. */
  afterHours: z.number().int().min(1).max(72).default(4),
  subject: subject(CART_REMINDER.subject),
  words: words(CART_REMINDER.words),
});
export type CartReminderSettings = z.infer<typeof cartRemindersSchema>;

interface CartReminder {
  readonly shop: string;
  /** “2 × Bowl (Blue)” */
  readonly pieces: readonly string[];
  /** Puts them into a cart again, in whichever browser. */
  readonly backUrl: string;
  readonly endUrl: string;
}

export function writeCartReminder(
  { subject: ownSubject, words: ownWords }: CartReminderSettings,
  { shop, pieces, backUrl, endUrl }: CartReminder,
): BuyerMail {
  const filled = fillMessage(ownSubject || CART_REMINDER.subject, { shop });
  return {
    subject: filled,
    ...writeMail({
      sender: shop,
      heading: filled,
      paragraphs: [
        ...paragraphsOf(fillMessage(ownWords || CART_REMINDER.words, { shop })),
        pieces.join('\n'),
      ],
      action: { label: 'Back to your cart', url: backUrl },
      closing: `You agreed to this reminder at the checkout of ${shop}. We only send it once.`,
      leave: { label: 'Stop these emails', url: endUrl },
    }),
  };
}
