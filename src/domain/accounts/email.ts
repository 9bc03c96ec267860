/** Email addresses of accounts: one account an address, whatever its capitals. */
import { z } from 'zod';
import { checkEmail, normalizeEmail } from './email-address.ts';

export const emailSchema = z
  .string()
  .max(254)
  .transform(normalizeEmail)
  .refine((email) => checkEmail(email) === undefined, 'Enter an email address, such as ada@example.org.');
