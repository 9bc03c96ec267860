/** Sets a mail about an order: the owner’s words, then what the order itself says. Sent and previewed alike. */
import { paragraphsOf } from '../../mail/paragraphs.ts';
import { withoutLinks } from '../../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { fillMessage } from '../../message-template.ts';
import type { CurrencyCode } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { taxTakenOff } from '../cart/order-sums.ts';
import { taxLabelIn } from '../cart/tax-label.ts';
import { cartWords } from '../cart/words/words.ts';
import { deliveryPrice } from '../settings/delivery-promise.ts';
import type { OrderMail, OrderMailWords } from '../settings/order-mail.ts';
import { type OrderTexts, writtenTexts } from '../settings/order-texts.ts';
import { pickupLines } from '../settings/pickup-place.ts';
import { storeWords } from '../settings/words/words.ts';
import type { OrderDetails } from './order.ts';
import { orderName } from './order-number.ts';
import { trackingLink } from './tracking-link.ts';
import { orderWords } from './words/words.ts';

export interface MailedOrder {
  readonly number: number;
  readonly name: string;
  readonly currency: CurrencyCode;
  readonly lines: readonly {
    readonly title: string;
    readonly optionText: string;
    readonly quantity: number;
    readonly unitPriceMinor: number;
    readonly kind: string;
  }[];
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  /** Still to be paid; below zero, paid too much. */
  readonly dueMinor: number;
  readonly details: Pick<
    OrderDetails,
    'needsDelivery' | 'delivery' | 'areTaxesIncluded' | 'taxRates' | keyof OrderTexts
  >;
  /** Lines of a label. */
  readonly addressLines: readonly string[];
  readonly isTest: boolean;
}

export interface MailedAbout {
  /** In which it is written. Absent: English. */
  readonly locale?: string;
  readonly shop: string;
  /** Of the order’s page. */
  readonly url: string;
  /** Where it is picked up; absent or empty where nobody knows, or it is not. */
  readonly pickupPlace?: string;
  /** What the owner says of this way to pay. */
  readonly paying: string;
  /** What the mail is about beyond the order: an amount, a tracking number. */
  readonly data: Readonly<Record<string, string | number>>;
}

export function writeOrderMail(
  mail: OrderMail,
  own: OrderMailWords,
  order: MailedOrder,
  about: MailedAbout,
): WrittenMail & { readonly subject: string } {
  const { locale = 'en' } = about;
  const say = orderWords(locale);
  const money = moneyIn(order.currency, locale);
  const values = {
    order: orderName(order.number),
    name: withoutLinks(order.name),
    shop: about.shop,
    amount: money(Number(about.data['amountMinor'] ?? order.refundedMinor)),
    paid: money(order.capturedMinor),
  };
  const usual = usualMail(mail, locale, values);
  const subject = own[mail].subject ? fillMessage(own[mail].subject, values) : usual.subject;
  const words = own[mail].words ? fillMessage(own[mail].words, values) : usual.words;
  const { carrier = '', trackingNumber = '' } = about.data;
  const tracked = mail === 'sent' && trackingLink(String(carrier), String(trackingNumber));
  const isToPay = mail === 'changed' && order.dueMinor > 0;
  return {
    subject,
    ...writeMail({
      sender: about.shop,
      language: locale,
      heading: subject,
      paragraphs: [
        ...paragraphsOf(words),
        ...FACTS[mail](order, about),
        ...(order.isTest ? [say('mail.noMoney')] : []),
      ],
      ...(tracked && { link: { label: say('mail.follow'), url: tracked } }),
      action: { label: say(isToPay ? 'mail.payRest' : 'view'), url: about.url },
      closing: say('mail.closing', { shop: about.shop }),
    }),
  };
}

interface MailValues {
  readonly order: string;
  readonly name: string;
  readonly shop: string;
  readonly amount: string;
  readonly paid: string;
}

/** What it says where its owner has no words; of a parcel there is nothing more to say. */
export function usualMail(
  mail: OrderMail,
  locale: string,
  values: MailValues,
): { readonly subject: string; readonly words: string } {
  const say = orderWords(locale);
  return {
    subject: say(`mail.${mail}`, values),
    words: mail === 'sent' ? '' : say(`mail.${mail}.words`, values),
  };
}

function moneyIn(currency: CurrencyCode, locale: string): (minor: number) => string {
  return (minor) => formatMoney({ minor, currency }, { locale });
}

interface Notified {
  readonly shop: string;
  /** Of the order in the owner area. */
  readonly url: string;
  /** Of the buyer. */
  readonly email: string;
  /** Why somebody has to look at it; null where all is as it should be. */
  readonly decision: string | null;
}

/** For those who look after the shop. */
export function writeOrderNotice(
  order: MailedOrder,
  { shop, url, email, decision }: Notified,
): WrittenMail & { readonly subject: string } {
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const { needsDelivery, delivery } = order.details;
  const isPaid = order.capturedMinor >= order.totalMinor;
  const way = delivery?.isPickup ? `Picked up: ${delivery.name}` : `To:\n${order.addressLines.join('\n')}`;
  const subject = `${order.isTest ? 'Test order' : 'New order'} ${orderName(order.number)}: ${money(order.totalMinor)}`;
  return {
    subject,
    ...writeMail({
      sender: shop,
      heading: subject,
      paragraphs: [
        ...(decision === null ? [] : [`This order needs you: ${decision}`]),
        listing(order, 'en'),
        ...(needsDelivery ? [way] : []),
        ...texts(order, ({ notice }) => notice),
        [order.name, email].filter(Boolean).join('\n'),
        isPaid ? 'Paid.' : `Due: ${money(order.totalMinor - order.capturedMinor)}.`,
        ...(order.isTest ? ['Test, no money moved.'] : []),
      ],
      action: { label: 'View order', url },
      closing: `You get this email because you manage ${shop}. Change who gets it in the settings, under Notifications.`,
    }),
  };
}

const FACTS: Readonly<Record<OrderMail, (order: MailedOrder, about: MailedAbout) => readonly string[]>> = {
  received: (order, about) => [
    listing(order, localeOf(about)),
    ...sending(order, about),
    ...texts(order, ({ name }) => storeWords(localeOf(about))(`${name}.buyer`)),
    ...files(order, about),
    ...unpaid(order, about),
  ],
  ready: (order, about) => [...sending(order, about), ...unpaid(order, about)],
  sent: (order, about) => [...pieces(about), ...tracking(about), ...sending(order, about)],
  changed: (order, about) => [listing(order, localeOf(about)), ...differenceOf(order, about)],
  refunded: () => [],
  cancelled: () => [],
};

function unpaid({ capturedMinor, totalMinor }: MailedOrder, { paying }: MailedAbout): string[] {
  return paying && capturedMinor < totalMinor ? [paying] : [];
}

function pieces({ data }: MailedAbout): string[] {
  return data['pieces'] ? [String(data['pieces'])] : [];
}

function localeOf({ locale = 'en' }: MailedAbout): string {
  return locale;
}

function tracking({ data, locale = 'en' }: MailedAbout): string[] {
  const { carrier, trackingNumber } = data;
  return trackingNumber ? [`${carrier || orderWords(locale)('tracking')}: ${trackingNumber}`] : [];
}

function differenceOf(
  { dueMinor, capturedMinor, currency }: MailedOrder,
  { locale = 'en' }: MailedAbout,
): string[] {
  const say = orderWords(locale);
  const amount = moneyIn(currency, locale)(Math.abs(dueMinor));
  if (dueMinor > 0) return [say('mail.dueRest', { amount })];
  return dueMinor < 0 && capturedMinor > 0 ? [say('mail.overpaid', { amount })] : [];
}

function listing(order: MailedOrder, locale: string): string {
  const say = cartWords(locale);
  const money = moneyIn(order.currency, locale);
  const texts = order.lines.map(({ title, optionText, quantity, unitPriceMinor }) => {
    const name = optionText === '' ? title : `${title} (${optionText})`;
    return `${quantity} × ${name}: ${money(unitPriceMinor * quantity)}`;
  });
  const sums = [
    ...(order.discountMinor > 0 ? [`${say('discount')}: −${money(order.discountMinor)}`] : []),
    ...(order.details.needsDelivery
      ? [`${say('delivery')}: ${deliveryPrice(order.shippingMinor, money, locale)}`]
      : []),
    ...taxRows(order, locale).map(([label, minor]) => `${label}: ${money(minor)}`),
    `${say('total')}: ${money(order.totalMinor)}`,
  ];
  return [...texts, ...sums].join('\n');
}

/** Between the prices that the buyer saw and the total. */
function taxRows(order: MailedOrder, locale: string): (readonly [string, number])[] {
  const say = cartWords(locale);
  const { needsDelivery, areTaxesIncluded } = order.details;
  const seen = order.lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor);
  const subtotalMinor = seen.reduce((all, minor) => all + minor, 0);
  const shippingMinor = needsDelivery ? order.shippingMinor : 0;
  const taxFree = taxTakenOff({ ...order, subtotalMinor, shippingMinor, areTaxesIncluded });
  return [
    ...(order.taxMinor > 0 ? [[taxLabelIn(order.details, locale), order.taxMinor] as const] : []),
    ...(taxFree > 0 ? [[say('taxFree'), -taxFree] as const] : []),
  ];
}

/** Links end; the page of the order, to which the mail leads, makes new ones for as long as it is there. */
function files({ lines }: MailedOrder, { locale = 'en' }: MailedAbout): string[] {
  if (lines.every(({ kind }) => kind !== 'digital')) return [];
  return [orderWords(locale)('mail.files')];
}

/** @param titleOf what is above each, for its reader */
function texts(
  { details }: MailedOrder,
  titleOf: (text: ReturnType<typeof writtenTexts>[number]) => string,
): string[] {
  return writtenTexts(details).map((text) => `${titleOf(text)}:\n${withoutLinks(text.words)}`);
}

function sending(
  { details: { needsDelivery, delivery }, addressLines }: MailedOrder,
  { pickupPlace = '', locale = 'en' }: MailedAbout,
): string[] {
  const say = orderWords(locale);
  if (!needsDelivery) return [];
  if (delivery?.isPickup) {
    const lines = pickupLines(delivery.name, pickupPlace);
    if (lines.length > 1) return [`${say('pickUpAt')}\n${lines.join('\n')}`];
    const [place] = lines;
    return [place === undefined ? say('youPickUp') : say('youPickUpAt', { place })];
  }
  return [`${say('deliverTo')}\n${withoutLinks(addressLines.join('\n'))}`];
}
