import type { TranslationOf } from '../../locale/messages.ts';

export const en = {
  'title.confirm': 'Confirm your sign-up',
  'title.confirmed': 'You are on the list',
  'title.unsubscribe': 'Unsubscribe',
  'title.unsubscribed': 'You have unsubscribed',
  'title.unknown': 'This link no longer works',
  'title.busy': 'Please wait a moment',
  confirm: '{list} will come to {email}.',
  confirmed: 'Thank you. {list} comes to {email} from now on. Every email has an unsubscribe link.',
  unsubscribe: '{list} will no longer come to {email}.',
  unsubscribed: '{list} no longer comes to {email}.',
  unknown: 'It may be too old or incomplete. Sign up again to get a new link.',
  busy: 'Too many attempts. Open the link in your email again in a minute.',
  incomplete:
    'It is incomplete. Use the unsubscribe link in your latest email from the list, or reply to that email.',
  'button.confirm': 'Confirm',
  'button.unsubscribe': 'Unsubscribe',
  home: 'To the home page',
  'mail.subject': 'Confirm: {list} of {site}',
  'mail.heading': 'One more step',
  'mail.entered': 'Someone, hopefully you, entered this address for “{list}” of {site}',
  'mail.confirm': 'Confirm it to join the list.',
  'mail.closing':
    'The link works for {days} days. If it wasn’t you, ignore this email. You will not hear from us again.',
} as const;

export type ListMessages = TranslationOf<typeof en>;
