/** The calls about what buyers can pay by. */
import { call } from '../../calls/call.ts';
import { paymentSettingsSchema } from '../settings/payment-methods.ts';

const may = 'config.commerce';

export const readPayments = call('GET', '/api/sites/:site/payments', {
  may,
  summary: 'Lists payment methods.',
  answer: paymentSettingsSchema,
  cache: 'no-store',
});

export const savePayments = call('PUT', '/api/sites/:site/payments', {
  may,
  summary: 'Sets payment methods.',
  body: paymentSettingsSchema,
  answer: paymentSettingsSchema,
  leaves: 'settings.payments',
});
