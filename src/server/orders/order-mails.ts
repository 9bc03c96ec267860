/** Mails to buyers: what was ordered, that it is on its way, that money comes back. */
import { writeMail } from '#domain/mail/write-mail.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OrderMail } from '#domain/orders/order-mail.ts';
import { addressLines } from '#domain/store/address-form.ts';
import { orderStatusPath } from '#domain/store/checkout-contract.ts';
import { orderName } from '#domain/store/order-number.ts';
import { isPaymentMethod } from '#domain/store/payment-methods.ts';
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { MailPayload } from './mail-job.ts';
import { detailsOf, findOrder, listLines } from './queries.ts';
import { findPaymentSettings } from './queries-checkouts.ts';
import type { OrderLineTable, OrderTable } from './tables.ts';

export interface OrderMailDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
}

export async function mailAboutOrder(
  deps: OrderMailDeps,
  { orderId, mail, data = {} }: MailPayload,
  run: JobRun,
): Promise<void> {
  const known = await findOrder(deps.db.read, orderId);
  if (!known || known.email === '') return deps.db.write((tx) => run.finishIn(tx));
  const site = await deps.siteAddress(known.site_id);
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const order = await findOrder(tx, orderId);
    if (!order) return;
    const lines = await listLines(tx, orderId);
    const settings = await findPaymentSettings(tx, order.site_id);
    const paying = isPaymentMethod(order.provider) ? settings[order.provider].words : '';
    const { subject, paragraphs } = WORDS[mail]({ order, lines, data, paying });
    const test = order.provider === 'test' ? ['This was a test: no money has moved.'] : [];
    await queueMail(tx, deps, {
      to: order.email,
      siteId: order.site_id,
      fromName: site.name,
      subject,
      ...writeMail({
        sender: site.name,
        heading: subject,
        paragraphs: [...paragraphs, ...test],
        action: { label: 'Look at your order', url: new URL(orderStatusPath(order.token), site.url).href },
        closing: `You get this because you ordered at ${site.name}. The link is yours alone: it shows your order to whoever has it.`,
      }),
    });
  });
}

interface About {
  readonly order: OrderTable;
  readonly lines: readonly OrderLineTable[];
  readonly data: Readonly<Record<string, string | number>>;
  /** What the owner says of this way to pay. */
  readonly paying: string;
}

interface Words {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

const WORDS: Readonly<Record<OrderMail, (about: About) => Words>> = {
  received: (about) => ({
    subject: `We have your order ${nameOf(about)}`,
    paragraphs: [
      `Thank you, ${about.order.name}.`,
      listing(about),
      ...sending(about),
      ...files(about),
      ...(about.paying && about.order.captured_minor < about.order.total_minor ? [about.paying] : []),
    ],
  }),
  sent: ({ order, data, ...about }) => ({
    subject: `Your order ${nameOf({ order })} is on its way`,
    paragraphs: [
      ...(data['trackingNumber']
        ? [`${data['carrier'] || 'Tracking number'}: ${data['trackingNumber']}`]
        : []),
      ...sending({ order, data, ...about }),
    ],
  }),
  refunded: ({ order, data }) => ({
    subject: `A refund for your order ${nameOf({ order })}`,
    paragraphs: [
      `${money(order, Number(data['amountMinor'] ?? order.refunded_minor))} of ${money(order, order.captured_minor)} come back to you, by the way you paid. Banks take some days for it.`,
    ],
  }),
  cancelled: ({ order }) => ({
    subject: `Your order ${nameOf({ order })} is cancelled`,
    paragraphs: ['Nothing of it will be sent, and nothing more is to be paid.'],
  }),
};

function nameOf({ order }: Pick<About, 'order'>): string {
  return orderName(order.number ?? 0);
}

function money({ currency }: OrderTable, minor: number): string {
  return formatMoney({ minor, currency });
}

function listing({ order, lines }: About): string {
  const texts = lines.map((line) => {
    const name = line.option_text === '' ? line.title : `${line.title} (${line.option_text})`;
    return `${line.quantity} × ${name}: ${money(order, line.unit_price_minor * line.quantity)}`;
  });
  const sums = [
    ...(order.discount_minor > 0 ? [`Discount: −${money(order, order.discount_minor)}`] : []),
    ...(detailsOf(order).needsDelivery ? [`Delivery: ${money(order, order.shipping_minor)}`] : []),
    `Total: ${money(order, order.total_minor)}`,
  ];
  return [...texts, ...sums].join('\n');
}

/** Links end; the page of the order, to which the mail leads, makes new ones for as long as it is there. */
function files({ lines }: About): string[] {
  if (lines.every(({ kind }) => kind !== 'digital')) return [];
  return [
    'Your files are on the page of your order, as soon as it is paid: open it below whenever you need them.',
  ];
}

function sending({ order }: About): string[] {
  const { needsDelivery, delivery, address } = detailsOf(order);
  if (!needsDelivery) return [];
  if (delivery?.isPickup) return [`You pick it up: ${delivery.name}.`];
  return [`It goes to:\n${addressLines(address).join('\n')}`];
}
