/** The seller: printed at the top of each invoice, and where its goods are taxed and collected. */
import { z } from 'zod';
import { isIban } from './iban.ts';
import type { Place } from './place.ts';

/** The core of EN 16931, or a narrower set of rules of those who receive invoices. */
export const INVOICE_PROFILES = ['en16931', 'xrechnung', 'peppol'] as const;
export type InvoiceProfile = (typeof INVOICE_PROFILES)[number];

const text = (max: number) => z.string().trim().max(max).default('');

export const sellerSchema = z
  .object({
    name: text(200),
    street: text(200),
    postalCode: text(20),
    city: text(100),
    /** State or province, as on a label: its taxes are those of services, and of goods collected there. */
    region: text(100),
    /** Two letters. */
    country: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^(?:[A-Z]{2})?$/, 'must be two letters')
      .default(''),
    taxNumber: text(40),
    email: text(200),
    /** Before the number of each invoice. */
    prefix: z
      .string()
      .trim()
      .max(20)
      .regex(/^[\w./-]*$/, 'can have letters, digits, dots, hyphens and slashes')
      .default(''),
    /** Beneath the sums: where to pay, until when. */
    terms: text(1000),
    /** Where to transfer money to. */
    iban: z
      .string()
      .transform((typed) => typed.toUpperCase().replace(/\s/g, ''))
      .refine(isIban, 'is not a valid IBAN')
      .default(''),
    bic: z
      .string()
      .transform((typed) => typed.toUpperCase().replace(/\s/g, ''))
      .refine((bic) => /^(?:[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)?$/.test(bic), 'is not a valid BIC')
      .default(''),
    phone: text(40),
    /** By which rules electronic invoices are written. */
    profile: z.enum(INVOICE_PROFILES).default('en16931'),
    /** Where the seller gets electronic mail of this kind: a scheme of the list EAS, and an address in it. */
    endpoint: z
      .string()
      .trim()
      .max(100)
      .regex(/^(?:[A-Z0-9]{2,4}:\S{1,90})?$/, 'must be a scheme and an address such as 0088:4012345678901')
      .default(''),
  })
  .meta({ id: 'InvoiceSeller' });
export type Seller = z.output<typeof sellerSchema>;

/** Complete enough for somebody to find it. */
export function hasAddress({ street, city }: Seller): boolean {
  return street !== '' && city !== '';
}

export type SellerLack = 'name' | 'address' | 'country';

/** What has to be known of the seller before an invoice can be issued. */
export function lacksOfSeller(seller: Seller): readonly SellerLack[] {
  return [
    ...(seller.name === '' ? (['name'] as const) : []),
    ...(seller.city === '' ? (['address'] as const) : []),
    ...(seller.country === '' ? (['country'] as const) : []),
  ];
}

/** What is known of where the shop is, for its taxes. */
export function sellerPlace({ country, region, postalCode }: Seller): Place {
  return { country, region, postalCode };
}
