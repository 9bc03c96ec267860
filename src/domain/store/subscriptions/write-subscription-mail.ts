/** Sets the mails to subscribers. */
import { dateFormat } from '../../locale/date-format.ts';
import { withoutLinks } from '../../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import type { CurrencyCode } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import type { SubscriptionPlan } from '../catalogue/subscription-plan.ts';
import { priceWords } from './price-words.ts';
import { subscriptionWords } from './words/words.ts';

export const SUBSCRIPTION_MAILS = ['began', 'failed', 'unpaid', 'cancelled', 'ended'] as const;
export type SubscriptionMail = (typeof SUBSCRIPTION_MAILS)[number];

interface MailedSubscription {
  readonly name: string;
  readonly title: string;
  readonly recurringMinor: number;
  readonly currency: CurrencyCode;
  readonly plan: SubscriptionPlan;
  /** Of the next payment, the next try, or the end. */
  readonly at: number;
  readonly isTest: boolean;
}

interface SubscriptionMailAbout {
  readonly site: string;
  readonly locale: string;
  readonly timeZone: string;
  /** Where the subscription is managed. */
  readonly url: string;
}

export function writeSubscriptionMail(
  mail: SubscriptionMail,
  { name, title, recurringMinor: minor, currency, plan, at, isTest }: MailedSubscription,
  { site, locale, timeZone, url }: SubscriptionMailAbout,
): WrittenMail & { readonly subject: string } {
  const say = subscriptionWords(locale);
  const date = dateFormat(locale, timeZone, { dateStyle: 'long' }).format(at);
  const amount = formatMoney({ minor, currency }, { locale });
  const text = {
    began: () =>
      say('mail.began.text', { title, price: priceWords({ minor, currency, plan, locale }), date }),
    failed: () => say('mail.failed.text', { title, amount, date }),
    unpaid: () => say('mail.unpaid.text', { title, amount }),
    cancelled: () => say('mail.cancelled.text', { title, date }),
    ended: () => say('mail.ended.text', { title }),
  }[mail]();
  const subject = say(`mail.${mail}.subject`, { title });
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [say('mail.hello', { name: withoutLinks(name) }), text, ...(isTest ? [say('test')] : [])],
      action: { label: say('mail.action'), url },
      closing: say('mail.closing', { site }),
      language: locale,
    }),
  };
}
