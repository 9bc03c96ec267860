/** The ways to pay, as owners read of them. */
import { FREE, isPaymentMethod, type PaymentMethod } from '#domain/store/settings/payment-methods.ts';
import * as say from './words/en.ts';

export const METHOD_LABELS: Readonly<Record<PaymentMethod | typeof FREE, string>> = {
  test: say.testPayment,
  stripe: say.cardAndMore,
  bankTransfer: say.bankTransfer,
  invoice: say.invoice,
  atPickup: say.payAtPickup,
  free: say.nothingToPay,
};

/** @returns the id itself for a method that no longer exists */
export function methodLabel(id: string): string {
  return isPaymentMethod(id) || id === FREE ? METHOD_LABELS[id] : id;
}
