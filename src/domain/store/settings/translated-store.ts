import { CONFIG_PERMISSIONS } from '../../accounts/permissions.ts';
import { longTextAt, type TextPattern, textAt } from '../../locale/texts.ts';
import type { Translated } from '../../locale/translated.ts';
import { ORDER_MAIL_LABELS, ORDER_MAILS } from './order-mail.ts';
import { paymentSettingsSchema } from './payment-methods.ts';
import { storeSettingsSchema } from './settings.ts';

export const translatedStore: Translated = {
  name: 'store',
  title: 'Delivery, taxes and discounts',
  group: 'store',
  may: CONFIG_PERMISSIONS.settings,
  schema: storeSettingsSchema,
  texts: [
    textAt('Delivery method', 'shippingZones', '*', 'methods', '*', 'name'),
    longTextAt('Pickup details', 'shippingZones', '*', 'methods', '*', 'note'),
    textAt('Tax', 'taxes', 'zones', '*', 'rates', '*', 'name'),
    textAt('Discount', 'discounts', '*', 'title'),
  ],
};

export const translatedPayment: Translated = {
  name: 'payment',
  title: 'Payment instructions',
  group: 'store',
  may: CONFIG_PERMISSIONS.settings,
  schema: paymentSettingsSchema,
  texts: [
    longTextAt('Bank transfer', 'bankTransfer', 'words'),
    longTextAt('Invoice', 'invoice', 'words'),
    longTextAt('Pay at pickup', 'atPickup', 'words'),
    longTextAt('Card and more', 'stripe', 'words'),
  ],
};

const mailAt = (label: string, ...path: string[]): TextPattern[] => [
  textAt(`${label}: Subject`, ...path, 'subject'),
  longTextAt(`${label}: Text`, ...path, 'words'),
];

export const translatedStoreMails: Translated = {
  name: 'store-mails',
  title: 'Emails to buyers',
  group: 'emails',
  may: CONFIG_PERMISSIONS.settings,
  schema: storeSettingsSchema,
  texts: [
    ...ORDER_MAILS.flatMap((mail) => mailAt(ORDER_MAIL_LABELS[mail], 'orderMails', mail)),
    ...mailAt('Cart reminder', 'cartReminders'),
    ...mailAt('Back in stock', 'stockNotices'),
  ],
};
