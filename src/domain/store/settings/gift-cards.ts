/** What an owner decides about gift cards. */
import { z } from 'zod';

export const MAX_EXPIRY_MONTHS = 120;

export const giftCardsSchema = z.strictObject({
  /** Of cards that are issued from then on; null: never. */
  expiresAfterMonths: z.int().min(1).max(MAX_EXPIRY_MONTHS).nullable().default(null),
});
