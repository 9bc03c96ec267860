/** Sets the mail that thanks a donor. */
import { withoutLinks } from '../../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import type { Money } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { donationWords } from './words/words.ts';

interface MailedDonation {
  readonly name: string;
  readonly campaign: string;
  readonly total: Money;
  /** Undefined until it is paid. */
  readonly receiptNumber: string | undefined;
  /** What the owner says to those who have paid, or of how to pay; empty for nothing. */
  readonly words: string;
  /** Where one that repeats is changed; undefined of one that does not. */
  readonly manageUrl: string | undefined;
  /** Of one that has just begun to repeat: when it is paid again. */
  readonly next: string | undefined;
  readonly isTest: boolean;
}

interface DonationMailAbout {
  readonly site: string;
  readonly locale: string;
  /** Of the page with the receipt. */
  readonly url: string;
}

export function writeDonationMail(
  donation: MailedDonation,
  { site, locale, url }: DonationMailAbout,
): WrittenMail & { readonly subject: string } {
  const say = donationWords(locale);
  const { campaign, receiptNumber: number, words, isTest, manageUrl, next: date } = donation;
  const name = withoutLinks(donation.name);
  const amount = formatMoney(donation.total, { locale });
  const isPaid = number !== undefined;
  const subject = say('mail.subject');
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [
        say(isPaid ? 'mail.text' : 'mail.unpaid', { name, amount, campaign }),
        ...(isTest ? [say('test')] : []),
        ...(words === '' ? [] : [words]),
        ...(isPaid ? [say('mail.receipt', { number })] : []),
        ...(date === undefined ? [] : [say('mail.next', { date })]),
      ],
      ...(manageUrl !== undefined && { link: { label: say('manage'), url: manageUrl } }),
      action: { label: say(isPaid ? 'mail.action' : 'mail.actionUnpaid'), url },
      closing: say('mail.closing', { site }),
      language: locale,
    }),
  };
}
