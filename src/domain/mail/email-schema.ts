/** Addresses as people have them: one @, a host with a dot or `localhost`, nothing that could end a header. */
import { z } from 'zod';
import { checkEmail } from '../accounts/email-address.ts';

export const emailSchema = z
  .string()
  .trim()
  .max(254, 'This email address is too long.')
  .refine((email) => checkEmail(email) === undefined, 'Enter an email address, such as mira@example.org.');
