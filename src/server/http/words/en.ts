import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  busy: 'One moment, please',
  password: 'The password, please',
  openPage: 'Open the page in another tab',
  sendAgain: 'Send again',
  tryAgain: 'Try again',
  goBack: 'Go back to the form. Your entries are still there.',
  'long.title': 'This is too long',
  'long.text': 'Your message is too long for this page. Make it shorter, then send it again.',
  'away.title': 'Back in a moment',
  'away.page': 'This page can’t be shown right now. Please try again soon.',
  'away.sent': 'This could not be sent right now, and we received nothing.',
  cutOff: 'This did not arrive complete. Send it again.',
  unplanned: 'Something went wrong. Please try again later.',
} as const;

export type HttpMessages = TranslationOf<typeof en>;
