import type { TranslationOf } from '#domain/locale/messages.ts';
import { REMINDER_TEXTS } from '../cart-reminders/contract.ts';
import { REVIEW_TEXTS } from '../reviews/contract.ts';
import { STOCK_NOTICE_TEXTS } from '../stock-notices/contract.ts';

export const en = {
  home: 'Back to the home page',
  'review.title': REVIEW_TEXTS.title,
  'review.describe': REVIEW_TEXTS.describe,
  'review.submit': REVIEW_TEXTS.submit,
  'review.reviewed': REVIEW_TEXTS.reviewed,
  'review.expired': REVIEW_TEXTS.expired,
  'review.thanks': REVIEW_TEXTS.thanks,
  'review.noRating': REVIEW_TEXTS.noRating,
  'review.noProducts': REVIEW_TEXTS.noProducts,
  'review.busy': 'Too many requests. Wait a few seconds, then send it again.',
  'review.stars': 'Stars',
  'review.starCount': '{count, plural, one {star} other {stars}}',
  'review.author': 'Your name, as others see it (optional)',
  'review.mean': '{rating} of {max} stars, {count, plural, one {# review} other {# reviews}}',
  'review.rated': '{rating} of {max} stars',
  'review.verified': 'Verified buyer',
  'review.subject': 'How is {product}?',
  'review.purchase': 'your purchase',
  'notice.title': STOCK_NOTICE_TEXTS.title,
  'notice.email': STOCK_NOTICE_TEXTS.email,
  'notice.submit': STOCK_NOTICE_TEXTS.submit,
  'notice.consent': STOCK_NOTICE_TEXTS.consent,
  'notice.done': STOCK_NOTICE_TEXTS.done,
  'notice.inStock': STOCK_NOTICE_TEXTS.inStock,
  'notice.gone': STOCK_NOTICE_TEXTS.gone,
  'notice.busy': STOCK_NOTICE_TEXTS.busy,
  'notice.back': 'Back to {product}',
  'notice.more': 'Would you like something that is sold out?',
  'notice.which': 'Which one',
  'reminder.title': REMINDER_TEXTS.title,
  'reminder.end': REMINDER_TEXTS.end,
  'reminder.ask': REMINDER_TEXTS.ask,
  'reminder.ended': REMINDER_TEXTS.ended,
  'reminder.unknown': REMINDER_TEXTS.unknown,
  'review.ordered': 'You ordered from {shop}: {products}.',
  'review.rate': 'Rate it with stars and a few words.',
  'review.reply': 'Reply from {shop}',
  'review.closing': 'You get this once because you ordered at {shop}. You don’t have to reply.',
} as const;

export type AftercareMessages = TranslationOf<typeof en>;
