/** Buttons and forms that call the server: one call at a time, busy until it is answered, its failure in words above. */
import { ApiError, messageOf } from '../../api.ts';
import button from '../../ui/button.module.css';
import notice from '../../ui/notice.module.css';
import styles from '../entry.module.css';
import links from '../ways-in.module.css';
import { element } from './element.ts';
import { alertIcon, spinnerOf } from './icons.ts';
import * as say from './words/en.ts';

interface ButtonOptions {
  readonly label: string;
  readonly tone?: 'primary' | 'quiet';
  readonly size?: 'small' | 'normal' | 'large';
  readonly isSubmit?: boolean;
  readonly icon?: Node;
  readonly onPress?: () => void;
}

export function makeButton({ label, tone, size = 'large', isSubmit, icon, onPress }: ButtonOptions) {
  const isSmall = size === 'small';
  const names = ['button', tone ?? 'normal', `size-${size}`, isSmall ? '' : 'wide'];
  const made = element(
    'button',
    { type: isSubmit ? 'submit' : 'button', class: names.flatMap((name) => button[name] ?? []).join(' ') },
    ...(icon ? [icon] : []),
    element('span', { class: button['label'] }, label),
  );
  if (onPress) made.addEventListener('click', onPress);
  return made;
}

/** The main button of a form. */
export const submitButton = (label: string) => makeButton({ label, tone: 'primary', isSubmit: true });

/** A link, or a button that looks like one. */
export function otherWay(label: string, to: string | (() => void)): HTMLElement {
  const about = { class: links['other'] };
  if (typeof to === 'string') return element('a', { ...about, href: to }, label);
  const made = element('button', { ...about, type: 'button' }, label);
  made.addEventListener('click', to);
  return made;
}

export function otherWays(...ways: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: links['others'] }, ...ways);
}

/** A column of fields and buttons; `run` is its submission. */
export function makeForm(content: readonly Node[], run: () => Promise<void>): HTMLFormElement {
  const form = element('form', { class: styles['form'] }, ...content);
  const submit = oneAtATime(form, run);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  return form;
}

/** A button by itself, with room for what its call says. */
export function buttonFor(options: Omit<ButtonOptions, 'onPress'>, run: () => Promise<void>): HTMLElement {
  const made = makeButton(options);
  const place = element('div', { class: styles['form'] }, made);
  made.addEventListener('click', oneAtATime(place, run));
  return place;
}

const busy = new WeakSet<HTMLElement>();

/** Runs a call for the buttons in `place`, unless one is under way there. */
export function oneAtATime(place: HTMLElement, run: () => Promise<void>): () => void {
  return () => {
    if (busy.has(place)) return;
    place.querySelector(':scope > [role="alert"]')?.remove();
    const rest = setBusy(place);
    run()
      .catch((error: unknown) => place.prepend(failure(error)))
      .finally(rest);
  };
}

/** @returns what ends it */
function setBusy(place: HTMLElement): () => void {
  busy.add(place);
  const ends = [...place.querySelectorAll<HTMLElement>(`:scope > button`)].map((each) => {
    const icon = each.querySelector('svg');
    const spinner = spinnerOf('small');
    icon?.remove();
    each.prepend(spinner);
    each.ariaBusy = each.ariaDisabled = 'true';
    return () => {
      spinner.replaceWith(...(icon ? [icon] : []));
      each.ariaBusy = each.ariaDisabled = null;
    };
  });
  return () => {
    busy.delete(place);
    for (const end of ends) end();
  };
}

/** @param onRetry shown as a button */
export function failure(error: unknown, onRetry?: () => void): HTMLElement {
  return element(
    'div',
    { class: `${notice['notice']} ${notice['danger']}`, role: 'alert' },
    alertIcon(),
    element('div', { class: notice['words'] }, messageOf(error)),
    ...(onRetry ? [makeButton({ label: say.tryAgain, size: 'small', onPress: onRetry })] : []),
  );
}

const MOST_RETRIES = 2;
const RETRY_MS = 1000;

/** Asks again where the connection was lost for a moment. */
export async function insist<Answer>(ask: () => Promise<Answer>, retries = MOST_RETRIES): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (retries === 0 || !(error instanceof ApiError && error.isOffline)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    return insist(ask, retries - 1);
  }
}
