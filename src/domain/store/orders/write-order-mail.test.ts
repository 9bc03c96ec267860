/** What mails to buyers say beyond the words of their owner. */
import { expect, test } from 'vitest';
import { orderMailsSchema } from '../settings/order-mail.ts';
import { type MailedOrder, writeOrderMail } from './write-order-mail.ts';

const ORDER: MailedOrder = {
  number: 1001,
  name: 'Ada',
  currency: 'EUR',
  lines: [],
  discountMinor: 0,
  shippingMinor: 0,
  taxMinor: 0,
  totalMinor: 1250,
  capturedMinor: 1250,
  refundedMinor: 0,
  dueMinor: 0,
  details: { needsDelivery: false, delivery: null, areTaxesIncluded: true },
  addressLines: [],
  isTest: false,
};

test('a mail that parcels are on their way says what is in them, and leads to a carrier that is known', () => {
  const about = (carrier: string) => ({
    shop: 'Ember & Ash',
    url: 'https://example.org/order',
    paying: '',
    data: { carrier, trackingNumber: 'JD 0002', pieces: '1 × Bowl (Small)\n2 × Bowl (Large)' },
  });
  const write = (carrier: string) =>
    writeOrderMail('sent', orderMailsSchema.parse({}), ORDER, about(carrier));
  const { text, html } = write('DHL');
  expect(text).toContain('1 × Bowl (Small)\n2 × Bowl (Large)');
  expect(text).toContain('DHL: JD 0002');
  expect(text).toContain('Follow the parcel:\nhttps://www.dhl.com/');
  expect(html).toContain('<a href="https://www.dhl.com/global-en/home/tracking.html?tracking-id=JD0002"');
  expect(write('By bike').text).not.toContain('Follow the parcel');
});

test('the rows above the total add up to it: tax that is added, and tax that is not charged', () => {
  const about = { shop: 'Ember & Ash', url: 'https://example.org/order', paying: '', data: {} };
  const line = { title: 'Bowl', optionText: '', quantity: 2, unitPriceMinor: 4000, kind: 'physical' };
  const write = (more: Partial<MailedOrder>) =>
    writeOrderMail('received', orderMailsSchema.parse({}), { ...ORDER, lines: [line], ...more }, about).text;
  const { details } = ORDER;
  const added = { taxMinor: 680, totalMinor: 8680, details: { ...details, areTaxesIncluded: false } };
  expect(write(added)).toContain('2 × Bowl: €80.00\nTax: €6.80\nTotal: €86.80');
  expect(write({ taxMinor: 1277, totalMinor: 8000 })).toContain('Including tax: €12.77\nTotal: €80.00');
  expect(write({ totalMinor: 6723 })).toContain('VAT is not charged: -€12.77\nTotal: €67.23');
});
