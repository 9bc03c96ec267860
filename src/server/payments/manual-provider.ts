/** Payments that nobody here sees: by bank transfer, on invoice, at pickup. The owner says when the money has come. */
import type { PaymentNews, PaymentProvider } from './payment-provider.ts';

export function manualProvider(id: string): PaymentProvider {
  const promised = (key: string, currency: string): PaymentNews => ({
    state: 'authorized',
    ref: key,
    capturedMinor: 0,
    currency,
  });
  return {
    id,
    start: async ({ key, currency }) => promised(key, currency),
    // A promise is made by ordering; one whose answer was lost was not given.
    retrieve: async () => undefined,
    cancel: async ({ key }) => ({ ...promised(key, ''), state: 'cancelled' }),
    refund: async () => ({ kind: 'refunded' }),
  };
}

/** Where nothing is to be paid. */
export function freeProvider(id: string): PaymentProvider {
  const manual = manualProvider(id);
  return { ...manual, start: async (start) => ({ ...(await manual.start(start)), state: 'captured' }) };
}
