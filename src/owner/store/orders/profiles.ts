/** Formats of electronic documents by their own names, which no language translates. */
import type { InvoiceProfile } from '#domain/store/settings/seller.ts';

export const PROFILES: readonly { readonly value: InvoiceProfile; readonly label: string }[] = [
  { value: 'en16931', label: 'EN 16931' },
  { value: 'xrechnung', label: 'XRechnung 3.0' },
  { value: 'peppol', label: 'Peppol BIS Billing 3.0' },
];
