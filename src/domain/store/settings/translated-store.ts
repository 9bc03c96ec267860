import { CONFIG_PERMISSIONS } from '../../accounts/permissions.ts';
import { longTextAt, textAt } from '../../locale/texts.ts';
import type { Translated } from '../../locale/translated.ts';
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
