import type { TranslationOf } from '../../locale/messages.ts';
import { PROOF_MESSAGES } from '../messages.ts';

export const en = {
  nothing: PROOF_MESSAGES.nothing,
  gone: PROOF_MESSAGES.gone,
  locked: PROOF_MESSAGES.locked,
  tooOften: PROOF_MESSAGES.tooOften,
  tooMany: 'You can choose up to {most} favourites. Remove some.',
  'gone.title': 'Nothing to choose from',
  'invalid.title': 'Not sent yet',
  needsPassword: 'You can mark favourites once this page has a password.',
  sent: 'Thank you. Sent on {time}: {count, plural, one {1 favourite} other {# favourites}}. You can change it and send it again.',
  sentBy:
    'Thank you, {name}. Sent on {time}: {count, plural, one {1 favourite} other {# favourites}}. You can change it and send it again.',
  large: '{label}, opens large in a new window',
  favourite: 'Favourite',
  comment: 'Comment',
  commentOn: 'Comment on {label}',
  yourName: 'Your name',
  note: 'Anything else',
  again: 'Send again',
  thanks: 'Thank you',
  thanksTo: 'Thank you, {name}',
  received: 'We have your selection of {count, plural, one {1 favourite} other {# favourites}}.',
  change: 'View or change your selection',
  home: 'To the home page',
  send: 'Send the selection',
} as const;

export type ProofMessages = TranslationOf<typeof en>;
