import type { TranslationOf } from '../../locale/messages.ts';
import { CHECK_CONNECTION, NETWORK_ERROR } from '../messages.ts';

export const inScript = {
  title: 'Something Went Wrong!',
  reported: 'The error has been logged and reported. Reload the page to go on.',
  network: `${NETWORK_ERROR}. ${CHECK_CONNECTION}`,
  answer: 'URL: {url}\nFormat: {format}\nMessage: {message}',
  reload: 'Reload Page',
  clear: 'Clear',
} as const;

export type ScriptMessages = TranslationOf<typeof inScript>;
