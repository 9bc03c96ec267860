/** Writes mails to buyers beside those about orders, alike for sending and for the preview. */
import { type MailWords, type WrittenMail, writeMail } from '../../mail/write-mail.ts';
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
  return write(own, STOCK_NOTICE, names, {
    language: locale,
    subject: say('notice.subject', names),
    words: say('notice.words', names),
    action: { label: say('notice.view'), url },
    closing: say('notice.closing', { shop }),
  });
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
  return write(
    own,
    CART_REMINDER,
    { shop },
    {
      language: locale,
      subject: say('reminder.subject', { shop }),
      words: say('reminder.words'),
      below: [pieces.join('\n')],
      action: { label: say('reminder.back'), url: backUrl },
      closing: say('reminder.closing', { shop }),
      leave: { label: say('reminder.end'), url: endUrl },
    },
  );
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
  return write(own, REVIEW_REPLY, names, {
    language: locale,
    subject: say('reply.subject', names),
    words: say('reply.words', names),
    below: paragraphsOf(reply),
    action: { label: say('reply.read'), url },
    closing: say('reply.closing', { shop }),
  });
}

interface OwnText {
  readonly subject: string;
  readonly words: string;
}

interface Written extends OwnText, Pick<MailWords, 'language' | 'action' | 'closing' | 'leave'> {
  /** Paragraphs that follow the words. */
  readonly below?: readonly string[];
}

/**
 * @param own what the owner wrote
 * @param usual what the owner is offered to change: as it is, the mail follows the language of its reader
 */
function write(
  own: OwnText,
  usual: OwnText,
  names: Readonly<Record<string, string>> & { readonly shop: string },
  { subject, words, below = [], ...mail }: Written,
): BuyerMail {
  const heading = ownText(own.subject, usual.subject, names) ?? subject;
  const text = ownText(own.words, usual.words, names) ?? words;
  const paragraphs = [...paragraphsOf(text), ...below];
  return { subject: heading, ...writeMail({ sender: names.shop, heading, paragraphs, ...mail }) };
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
