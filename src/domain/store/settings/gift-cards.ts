/** What an owner decides about gift cards. */
import { z } from 'zod';

const MAX_EXPIRY_MONTHS = 120;
const MAX_SUBJECT = 150;
const MAX_WORDS = 2000;

export const giftCardsSchema = z.strictObject({
  /** Of cards that are issued from then on; 0: they never expire. Cards that are sold last as long as the law asks. */
  expiresAfterMonths: z.int().min(0).max(MAX_EXPIRY_MONTHS).default(0),
  /** Of the email that brings a card. Empty: ours, in the language of its reader. */
  mailSubject: z.string().trim().max(MAX_SUBJECT).default(''),
  /** In place of the greeting. */
  mailWords: z.string().trim().max(MAX_WORDS).default(''),
});
