import type { TranslationOf } from '../../locale/messages.ts';
import { CATEGORY_WORDS } from '../categories.ts';
import { DEFAULT_ACCEPT, DEFAULT_DECLINE, DEFAULT_TEXT } from '../settings.ts';

export const en = {
  text: DEFAULT_TEXT,
  accept: DEFAULT_ACCEPT,
  decline: DEFAULT_DECLINE,
  label: 'Cookies',
  signal:
    'Your browser asks sites not to track you (Global Privacy Control). We respect that unless you allow more here.',
  eu: 'You can change this at any time under “Cookie choices” at the bottom of each page.',
  policy: 'What we store, and why',
  choose: 'Choose individually',
  save: 'Save my choice',
  'functional.label': CATEGORY_WORDS.functional.label,
  'functional.text': CATEGORY_WORDS.functional.text,
  'analytics.label': CATEGORY_WORDS.analytics.label,
  'analytics.text': CATEGORY_WORDS.analytics.text,
  'marketing.label': CATEGORY_WORDS.marketing.label,
  'marketing.text': CATEGORY_WORDS.marketing.text,
  'media.label': CATEGORY_WORDS.media.label,
  'media.text': CATEGORY_WORDS.media.text,
} as const;

export type ConsentMessages = TranslationOf<typeof en>;
