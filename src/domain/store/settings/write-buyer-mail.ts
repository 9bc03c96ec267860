/** Writes mails to buyers beside those about orders, alike for sending and for the preview. */
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { fillMessage } from '../../message-template.ts';
import type { CartReminderSettings, ReviewReplySettings, StockNoticeSettings } from './buyer-mails.ts';
import { CART_REMINDER, REVIEW_REPLY, STOCK_NOTICE } from './mail-defaults.ts';
import { storeWords } from './words/words.ts';

interface BuyerMail extends WrittenMail {
  readonly subject: string;
}

interface StockNotice {
  readonly shop: string;
  readonly product: string;
  /** Of the product’s page. */
  readonly url: string;
}

export function writeStockNotice(
  own: StockNoticeSettings,
  { shop, product, url }: StockNotice,
  locale = 'en',
): BuyerMail {
  const say = storeWords(locale);
  const names = { shop, product };
  const filled = ownText(own.subject, STOCK_NOTICE.subject, names) ?? say('notice.subject', names);
  const text = ownText(own.words, STOCK_NOTICE.words, names) ?? say('notice.words', names);
  return {
    subject: filled,
    ...writeMail({
      sender: shop,
      language: locale,
      heading: filled,
      paragraphs: paragraphsOf(text),
      action: { label: say('notice.view'), url },
      closing: say('notice.closing', { shop }),
    }),
  };
}

/** What the owner wrote. Undefined where that is the default text, which follows the language of the reader. */
function ownText(
  written: string,
  usual: string,
  names: Readonly<Record<string, string>>,
): string | undefined {
  return written === '' || written === usual ? undefined : fillMessage(written, names);
}

/** Empty lines part them. */
function paragraphsOf(words: string): readonly string[] {
  return words
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

interface CartReminder {
  readonly shop: string;
  /** “2 × Bowl (Blue)” */
  readonly pieces: readonly string[];
  /** Puts them into a cart again, in whichever browser. */
  readonly backUrl: string;
  readonly endUrl: string;
}

export function writeCartReminder(
  own: CartReminderSettings,
  { shop, pieces, backUrl, endUrl }: CartReminder,
  locale = 'en',
): BuyerMail {
  const say = storeWords(locale);
  const filled = ownText(own.subject, CART_REMINDER.subject, { shop }) ?? say('reminder.subject', { shop });
  const text = ownText(own.words, CART_REMINDER.words, { shop }) ?? say('reminder.words');
  return {
    subject: filled,
    ...writeMail({
      sender: shop,
      language: locale,
      heading: filled,
      paragraphs: [...paragraphsOf(text), pieces.join('\n')],
      action: { label: say('reminder.back'), url: backUrl },
      closing: say('reminder.closing', { shop }),
      leave: { label: say('reminder.end'), url: endUrl },
    }),
  };
}

interface ReviewReply extends StockNotice {
  readonly reply: string;
}

export function writeReviewReply(
  own: ReviewReplySettings,
  { shop, product, url, reply }: ReviewReply,
  locale = 'en',
): BuyerMail {
  const say = storeWords(locale);
  const names = { shop, product };
  const filled = ownText(own.subject, REVIEW_REPLY.subject, names) ?? say('reply.subject', names);
  const text = ownText(own.words, REVIEW_REPLY.words, names) ?? say('reply.words', names);
  return {
    subject: filled,
    ...writeMail({
      sender: shop,
      language: locale,
      heading: filled,
      paragraphs: [...paragraphsOf(text), ...paragraphsOf(reply)],
      action: { label: say('reply.read'), url },
      closing: say('reply.closing', { shop }),
    }),
  };
}
