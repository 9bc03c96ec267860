/** What an owner decides about gift cards. */
import { z } from 'zod';

const MAX_EXPIRY_MONTHS = 120;

export const giftCardsSchema = z.strictObject({
  /** Of cards that are issued from then on; 0: they never expire. Cards that are sold last as long as the law asks. */
  expiresAfterMonths: z.int().min(0).max(MAX_EXPIRY_MONTHS).default(0),
});
