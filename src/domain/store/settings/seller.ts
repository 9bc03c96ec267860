/** The seller: printed at the top of each invoice, and where its goods are taxed and collected. */
import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max).default('');

export const sellerSchema = z
  .object({
    name: text(200),
    street: text(200),
    postalCode: text(20),
    city: text(100),
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
