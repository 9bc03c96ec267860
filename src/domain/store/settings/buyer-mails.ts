/** Whether and in which words buyers get emails that are not about an order. */
import { z } from 'zod';
import { CART_REMINDER, REVIEW_REPLY, STOCK_NOTICE } from './mail-defaults.ts';

const BUYER_MAIL_LIMITS = { subject: 150, words: 2000 } as const;

const subject = (own: string) => z.string().trim().max(BUYER_MAIL_LIMITS.subject).default(own);
const words = (own: string) => z.string().trim().max(BUYER_MAIL_LIMITS.words).default(own);

export const stockNoticesSchema = z.strictObject({
  /** What is sold out asks for an address. */
  isOffered: z.boolean().default(true),
  subject: subject(STOCK_NOTICE.subject),
  words: words(STOCK_NOTICE.words),
});
export type StockNoticeSettings = z.infer<typeof stockNoticesSchema>;

export const cartRemindersSchema = z.strictObject({
  /** Asks at the checkout, and reminds whoever agreed. */
  isOn: z.boolean().default(false),
  /** Since the checkout was last touched. */
  afterHours: z.number().int().min(1).max(72).default(4),
  subject: subject(CART_REMINDER.subject),
  words: words(CART_REMINDER.words),
});
export type CartReminderSettings = z.infer<typeof cartRemindersSchema>;

export const reviewRepliesSchema = z.strictObject({
  /** Reviewers get one email about the shop’s reply. */
  isMailed: z.boolean().default(true),
  subject: subject(REVIEW_REPLY.subject),
  words: words(REVIEW_REPLY.words),
});
export type ReviewReplySettings = z.infer<typeof reviewRepliesSchema>;
