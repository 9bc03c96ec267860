/** Sets a mail about an order: the owner’s words, then what the order itself says. Sent and previewed alike. */
import { withoutLinks } from '../../mail/without-links.ts';
import { type WrittenMail, writeMail } from '../../mail/write-mail.ts';
import { fillMessage } from '../../message-template.ts';
import type { CurrencyCode } from '../../money/currencies.ts';
import { formatMoney } from '../../money/format-money.ts';
import { TAX_FREE_LABEL, taxLabel, taxTakenOff } from '../cart/order-sums.ts';
import { deliveryPrice } from '../settings/delivery-promise.ts';
import { ORDER_MAIL_WORDS, type OrderMail, type OrderMailWords } from '../settings/order-mail.ts';
import { type OrderTexts, writtenTexts } from '../settings/order-texts.ts';
import { pickupLines } from '../settings/pickup-place.ts';
import type { OrderDetails } from './order.ts';
import { orderName } from './order-number.ts';
import { trackingLink } from './tracking-link.ts';

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
  readonly details: Pick<OrderDetails, 'needsDelivery' | 'delivery' | 'areTaxesIncluded' | keyof OrderTexts>;
  /** Lines of a label. */
  readonly addressLines: readonly string[];
  readonly isTest: boolean;
}

export interface MailedAbout {
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
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const values = {
    order: orderName(order.number),
    name: withoutLinks(order.name),
    shop: about.shop,
    amount: money(Number(about.data['amountMinor'] ?? order.refundedMinor)),
    paid: money(order.capturedMinor),
  };
  const subject = fillMessage(own[mail].subject || ORDER_MAIL_WORDS[mail].subject, values);
  const words = fillMessage(own[mail].words || ORDER_MAIL_WORDS[mail].words, values);
  const { carrier = '', trackingNumber = '' } = about.data;
  const tracked = mail === 'sent' && trackingLink(String(carrier), String(trackingNumber));
  const isToPay = mail === 'changed' && order.dueMinor > 0;
  return {
    subject,
    ...writeMail({
      sender: about.shop,
      heading: subject,
      paragraphs: [
        ...words.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || []),
        ...FACTS[mail](order, about),
        ...(order.isTest ? ['Test, no money moved.'] : []),
      ],
      ...(tracked && { link: { label: 'Follow the parcel', url: tracked } }),
      action: { label: isToPay ? 'Pay the rest' : 'View your order', url: about.url },
      closing: `You get this email because you ordered at ${about.shop}. Keep the link private. Anyone with it can see your order.`,
    }),
  };
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
        listing(order),
        ...(needsDelivery ? [way] : []),
        ...texts(order, 'notice'),
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
    listing(order),
    ...sending(order, about),
    ...texts(order, 'buyer'),
    ...files(order),
    ...unpaid(order, about),
  ],
  ready: (order, about) => [...sending(order, about), ...unpaid(order, about)],
  sent: (order, about) => [...pieces(about), ...tracking(about), ...sending(order, about)],
  changed: (order) => [listing(order), ...differenceOf(order)],
  refunded: () => [],
  cancelled: () => [],
};

function unpaid({ capturedMinor, totalMinor }: MailedOrder, { paying }: MailedAbout): string[] {
  return paying && capturedMinor < totalMinor ? [paying] : [];
}

function pieces({ data }: MailedAbout): string[] {
  return data['pieces'] ? [String(data['pieces'])] : [];
}

function tracking({ data }: MailedAbout): string[] {
  return data['trackingNumber'] ? [`${data['carrier'] || 'Tracking number'}: ${data['trackingNumber']}`] : [];
}

function differenceOf({ dueMinor, capturedMinor, currency }: MailedOrder): string[] {
  const amount = formatMoney({ minor: Math.abs(dueMinor), currency });
  if (dueMinor > 0) return [`Due: ${amount}. Pay it on your order page.`];
  return dueMinor < 0 && capturedMinor > 0
    ? [`You have paid ${amount} more than that. We will refund it.`]
    : [];
}

function listing(order: MailedOrder): string {
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const texts = order.lines.map(({ title, optionText, quantity, unitPriceMinor }) => {
    const name = optionText === '' ? title : `${title} (${optionText})`;
    return `${quantity} × ${name}: ${money(unitPriceMinor * quantity)}`;
  });
  const sums = [
    ...(order.discountMinor > 0 ? [`Discount: −${money(order.discountMinor)}`] : []),
    ...(order.details.needsDelivery ? [`Delivery: ${deliveryPrice(order.shippingMinor, money)}`] : []),
    ...taxRows(order).map(([label, minor]) => `${label}: ${money(minor)}`),
    `Total: ${money(order.totalMinor)}`,
  ];
  return [...texts, ...sums].join('\n');
}

/** Between the prices that the buyer saw and the total. */
function taxRows(order: MailedOrder): (readonly [string, number])[] {
  const { needsDelivery, areTaxesIncluded } = order.details;
  const seen = order.lines.map(({ quantity, unitPriceMinor }) => quantity * unitPriceMinor);
  const subtotalMinor = seen.reduce((all, minor) => all + minor, 0);
  const shippingMinor = needsDelivery ? order.shippingMinor : 0;
  const taxFree = taxTakenOff({ ...order, subtotalMinor, shippingMinor, areTaxesIncluded });
  return [
    ...(order.taxMinor > 0 ? [[taxLabel(areTaxesIncluded), order.taxMinor] as const] : []),
    ...(taxFree > 0 ? [[TAX_FREE_LABEL, -taxFree] as const] : []),
  ];
}

/** Links end; the page of the order, to which the mail leads, makes new ones for as long as it is there. */
function files({ lines }: MailedOrder): string[] {
  if (lines.every(({ kind }) => kind !== 'digital')) return [];
  return ['Your files are on your order page once the order is paid. Use the link below.'];
}

function texts({ details }: MailedOrder, reader: 'buyer' | 'notice'): string[] {
  return writtenTexts(details).map((text) => `${text[reader]}:\n${withoutLinks(text.words)}`);
}

function sending(
  { details: { needsDelivery, delivery }, addressLines }: MailedOrder,
  { pickupPlace = '' }: MailedAbout,
): string[] {
  if (!needsDelivery) return [];
  if (delivery?.isPickup) {
    const lines = pickupLines(delivery.name, pickupPlace);
    return [
      lines.length > 1 ? `Pick up at:\n${lines.join('\n')}` : `${['You pick it up', ...lines].join(': ')}.`,
    ];
  }
  return [`Deliver to:\n${withoutLinks(addressLines.join('\n'))}`];
}
