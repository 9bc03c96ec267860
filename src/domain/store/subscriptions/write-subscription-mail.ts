/** Sets the mails to subscribers and recurring donors, in their owner’s words where there are any. Sent and previewed alike. */

import { dateFormat } from '../../locale/date-format.ts';
import { paragraphsOf } from '../../mail/paragraphs.ts';
import { withoutLinks } from '../../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { fillMessage } from '../../message-template.ts';
import type { CurrencyCode } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import type { SubscriptionPlan } from '../catalogue/subscription-plan.ts';
import { priceWords } from './price-words.ts';
import type { MailedKind, SubscriptionMail, SubscriptionMailTexts } from './settings.ts';
import { subscriptionWords } from './words/words.ts';

export interface MailedSubscription {
  readonly kind: MailedKind;
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
  own: SubscriptionMailTexts,
  subscription: MailedSubscription,
  { site, locale, timeZone, url }: SubscriptionMailAbout,
): WrittenMail & { readonly subject: string } {
  const say = subscriptionWords(locale);
  const { kind, title, recurringMinor: minor, currency, plan, at, isTest } = subscription;
  const values = {
    name: withoutLinks(subscription.name),
    title,
    amount: formatMoney({ minor, currency }, { locale }),
    price: priceWords({ minor, currency, plan, locale }),
    date: dateFormat(locale, timeZone, { dateStyle: 'long' }).format(at),
    site,
  };
  const usual = usualSubscriptionMail(kind, mail, locale, values);
  const { subject: ownSubject, words: ownWords } = own[kind][mail];
  const subject = ownSubject ? fillMessage(ownSubject, values) : usual.subject;
  const words = ownWords ? fillMessage(ownWords, values) : usual.words;
  const paragraphs = paragraphsOf(words);
  return {
    subject,
    ...writeMail({
      sender: site,
      heading: subject,
      paragraphs: [...paragraphs, ...(isTest ? [say('test')] : [])],
      action: { label: say(kind === 'donations' ? 'donation.mail.action' : 'mail.action'), url },
      closing: say(kind === 'donations' ? 'donation.mail.closing' : 'mail.closing', { site }),
      language: locale,
    }),
  };
}

interface Values {
  readonly name: string;
  readonly title: string;
  readonly amount: string;
  readonly price: string;
  readonly date: string;
}

/** What it says where its owner has no words. */
export function usualSubscriptionMail(
  kind: MailedKind,
  mail: SubscriptionMail,
  locale: string,
  values: Values,
): { readonly subject: string; readonly words: string } {
  const { subject, text } = (kind === 'donations' ? donationTexts : texts)(mail, locale, values);
  return { subject, words: `${subscriptionWords(locale)('mail.hello', values)}\n\n${text}` };
}

function texts(mail: SubscriptionMail, locale: string, values: Values) {
  const say = subscriptionWords(locale);
  return { subject: say(`mail.${mail}.subject`, values), text: say(`mail.${mail}.text`, values) };
}

function donationTexts(mail: SubscriptionMail, locale: string, values: Values) {
  if (mail === 'renewed' || mail === 'failed') return texts(mail, locale, values);
  const say = subscriptionWords(locale);
  return {
    subject: say(`donation.mail.${mail}.subject`, values),
    text: say(`donation.mail.${mail}.text`, values),
  };
}
