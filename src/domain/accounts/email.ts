/** Email addresses of accounts: one account an address, whatever its capitals. */
import { z } from 'zod';

export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const EMAIL = /^[^\s@"<>()]{1,64}@[^\s@"<>()]{1,253}\.[^\s@.]{2,63}$|^[^\s@"<>()]{1,64}@localhost$/;

export const emailSchema = z
  .string()
  .max(254)
  .transform(normalizeEmail)
  .refine((email) => EMAIL.test(email), 'Write an email address, such as ada@example.org.');
