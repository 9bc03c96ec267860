import type { TranslationOf } from '../../../locale/messages.ts';

export const en = {
  title: 'Passkeys',
  about:
    'Sign in with your fingerprint, face or device PIN instead of a password. A passkey works only at {host}.',
  add: 'Add a passkey',
  name: 'Name',
  added: 'Added on {date}.',
  lastUsed: 'Last used on {date}.',
  elsewhere: 'Works only at {host}.',
  remove: 'Remove: {name}',
  removeText: 'You can no longer sign in with it. Your device may still offer it until you delete it there.',
  removeYes: 'Remove passkey',
  wasAdded: 'Passkey added. You can use it the next time you sign in.',
  wasRemoved: 'Passkey removed.',
  signIn: 'Sign in with a passkey',
  signInAgain: 'Sign in again with an emailed link, then add your passkey.',
  unknown: 'This passkey opens no account here. Sign in another way.',
  refused: 'We couldn’t verify the passkey. Try again, or sign in another way.',
  gone: 'That took too long. Try again.',
  known: 'This passkey is already in your account.',
  tooMany: 'You can have up to {count} passkeys. Remove one that you no longer use.',
  noName: 'Enter a name for the passkey.',
} as const;

export const inScript = {
  failed: 'That didn’t work. Try again, or sign in another way.',
  cancelled: 'Cancelled, or it took too long. Try again.',
  exists: 'This device already has a passkey for your account.',
  unsupported: 'This device doesn’t support this kind of passkey.',
  address: 'Passkeys don’t work at this address.',
} as const;

export type PasskeyMessages = TranslationOf<typeof en>;
export type PasskeyScriptMessages = TranslationOf<typeof inScript>;
