/** The question that a button asks before it lets visitors go. Fetched when it is first asked. */
import { pageWords } from '#runtime/words.ts';
import {
  alertOf,
  askForConfirmation,
  type Confirmation,
  inform,
} from '#widgets/confirmation/confirmation.ts';
import type { ButtonProps } from './definition.ts';
import { inScript } from './words/en.ts';

export type Question = NonNullable<ButtonProps['ask']>;

export function ask({ style, title, text, confirm, decline }: Question): Confirmation {
  const words = pageWords('button', inScript);
  if (style === 'no-buttons') return inform({ title, text });
  if (style === 'confirm-only') return alertOf(title, text, confirm || words.okay);
  const labels = {
    confirm: confirm || words.confirm,
    reject: decline || words.reject,
    cancel: decline || words.cancel,
  };
  return askForConfirmation({ style, title, text, labels });
}
