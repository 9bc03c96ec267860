/** Fields as `ui/field.tsx` draws them, for screens without React. */

import { fill } from '../../fill.ts';
import styles from '../entry.module.css';
import { element, withElements } from './element.ts';
import * as say from './words/en.ts';

interface FieldOptions {
  readonly label: string;
  readonly hint?: string;
  readonly suffix?: Node;
  /** Of the input. */
  readonly attributes: Readonly<Record<string, string | boolean | undefined>>;
}

export interface FieldMade {
  /** With its label and hint. */
  readonly field: HTMLElement;
  readonly input: HTMLInputElement;
}

let count = 0;

export function textField({ label, hint, suffix, attributes }: FieldOptions): FieldMade {
  const id = `field-${++count}`;
  const about = hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
  const input = element('input', { type: 'text', id, ...about, ...attributes });
  const made = element(
    'div',
    { class: 'stack tight' },
    element(
      'div',
      { class: 'row tight between baseline' },
      element('label', { class: 'strong', for: id }, label),
    ),
    element('span', { class: 'input row snug' }, input, ...(suffix ? [suffix] : [])),
    ...(hint === undefined ? [] : [element('p', { class: 'hint', id: `${id}-hint` }, hint)]),
  );
  return { field: made, input };
}

/** The address of whoever comes back, as password managers know it. */
export function emailField(): FieldMade {
  const attributes = {
    type: 'email',
    name: 'email',
    autocomplete: 'username',
    autofocus: true,
    required: true,
  };
  return textField({ label: say.emailAddress, attributes });
}

/** The address an account has or gets: shown for password managers, not to be changed. */
export function fixedEmail(label: string, email: string): HTMLElement {
  const attributes = { type: 'email', autocomplete: 'username', readonly: true, value: email };
  return textField({ label, attributes }).field;
}

interface PasswordOptions {
  readonly label: string;
  /** What password managers are told. */
  readonly kind: 'current-password' | 'new-password';
  readonly hint?: string;
  readonly isFirst?: boolean;
}

/** Hidden until its owner asks to see it. */
export function passwordField({ label, kind, hint, isFirst = false }: PasswordOptions): FieldMade {
  const wordsFor = (message: typeof say.showLabel | typeof say.hideLabel) =>
    withElements(fill(message, { label }), 'span', { class: 'visually-hidden' });
  const reveal = element(
    'button',
    { type: 'button', class: styles['reveal'], 'aria-pressed': 'false' },
    ...wordsFor(say.showLabel),
  );
  const attributes = {
    type: 'password',
    name: kind,
    autocomplete: kind,
    autocapitalize: 'off',
    spellcheck: 'false',
    required: true,
    autofocus: isFirst,
  };
  const made = textField({ label, suffix: reveal, attributes, ...(hint === undefined ? {} : { hint }) });
  reveal.addEventListener('click', () => {
    const isShown = made.input.type === 'password';
    made.input.type = isShown ? 'text' : 'password';
    reveal.replaceChildren(...wordsFor(isShown ? say.hideLabel : say.showLabel));
    reveal.setAttribute('aria-pressed', `${isShown}`);
  });
  return made;
}
