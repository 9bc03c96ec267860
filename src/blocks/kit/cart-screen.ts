/** The cart without leaving its page: what its forms send is sent, and the page drawn again as the server has it. */
import { CART_CHANGED_EVENT, CART_PATH } from '#domain/store/cart/cart-entry.ts';
import { inScript } from '#domain/store/cart/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import { wordsOf } from '#runtime/calls/words-of.ts';
import { fill, pageWords } from '#runtime/words.ts';

export const CART_ROOT = '[data-cart-root]';

/** @returns unmounts it: the page is as the server drew it last */
export function mountCartScreen(root: HTMLElement): () => void {
  const stopped = new AbortController();
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  root.after(status);
  bindCartForms(root, {
    signal: stopped.signal,
    draw: (fresh) => {
      root.replaceChildren(...fresh.childNodes);
      document.dispatchEvent(new CustomEvent(CART_CHANGED_EVENT, { detail: { location: '' } }));
    },
    say: (words) => {
      status.textContent = words;
    },
  });
  root.dataset['cartScreen'] = '';
  return () => {
    stopped.abort();
    status.remove();
    delete root.dataset['cartScreen'];
  };
}

export interface CartForms {
  readonly signal: AbortSignal;
  /** @param fresh the cart's own part of its page */
  readonly draw: (fresh: Element) => void;
  /** Politely. */
  readonly say: (words: string) => void;
}

export function bindCartForms(root: HTMLElement, forms: CartForms): void {
  const { signal } = forms;
  root.addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!new URL(form.action).pathname.startsWith('/api/')) return;
      event.preventDefault();
      void send(root, form, forms);
    },
    { signal },
  );
  root.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !target.matches('[type=number], [type=radio], select')) return;
      const form = target.closest('form');
      // What cannot be had the shop says itself.
      if (form && (form.noValidate || form.reportValidity())) form.requestSubmit();
    },
    { signal },
  );
}

/** The cart's part of its page, as it stands now; undefined where it does not come. */
export async function fetchCart(): Promise<HTMLElement | undefined> {
  try {
    const response = await fetch(CART_PATH, { headers: { accept: 'text/html' } });
    // Its style sheet is not this page's, whose policy would have the browser complain of it.
    const html = (await response.text()).replace(/<style\b[\s\S]*?<\/style>/g, '');
    const page = new DOMParser().parseFromString(html, 'text/html');
    return page.querySelector<HTMLElement>(CART_ROOT) ?? undefined;
  } catch {
    return undefined;
  }
}

interface Sent {
  readonly form: HTMLFormElement;
  readonly path: string;
  readonly fields: Record<string, FormDataEntryValue>;
}

const waiting = new WeakMap<HTMLElement, { readonly queue: Sent[]; last: string }>();

/** Further changes are not lost: they follow once the running one is done. */
async function send(root: HTMLElement, form: HTMLFormElement, forms: CartForms): Promise<void> {
  const sending = waiting.get(root) ?? { queue: [], last: '' };
  waiting.set(root, sending);
  const { queue } = sending;
  const fields = Object.fromEntries(new FormData(form));
  const path = new URL(form.action).pathname;
  const key = path + JSON.stringify(fields);
  const isBusy = root.ariaBusy === 'true';
  // A key sends what was entered, and leaving the field would once more.
  if (isBusy && key === sending.last) return;
  sending.last = key;
  queue.push({ form, path, fields });
  if (isBusy) return;
  root.ariaBusy = 'true';
  const sent = await sendAll(queue);
  root.ariaBusy = null;
  if (forms.signal.aborted) return;
  if ('problem' in sent) {
    queue.length = 0;
    showProblem(sent.form, sent.problem);
    return;
  }
  if (!sent.fresh) {
    location.assign(CART_PATH);
    return;
  }
  const focused = placeOf(root, document.activeElement);
  forms.draw(sent.fresh);
  const words = pageWords('cart', inScript);
  const total = [...(root.querySelector('.shop-total')?.children ?? [])].map((part) => part.textContent);
  forms.say(total.length > 0 ? fill(words.changed, { total: total.join(' ') }) : words.empty);
  focusAgain(root, focused);
}

async function sendAll(
  queue: Sent[],
): Promise<
  { readonly fresh: Element | undefined } | { readonly form: HTMLFormElement; readonly problem: string }
> {
  let fresh: Element | undefined;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const answer = await api.post(next.path, next.fields);
    if (!answer.ok) return { form: next.form, problem: wordsOf(answer) };
    if (queue.length === 0) fresh = await fetchCart();
  }
  return { fresh };
}

/** Beside what it is about, and read out. What stood there before may be tried again; what was entered stays. */
function showProblem(form: HTMLFormElement, words: string): void {
  form.querySelector('.cart-problem')?.remove();
  const problem = document.createElement('p');
  problem.className = 'system-error shop-error cart-problem';
  problem.setAttribute('role', 'alert');
  problem.textContent = words;
  const field = form.querySelector('[name=code], [name=quantity]');
  problem.id = `${field?.id}-problem`;
  field?.setAttribute('aria-invalid', 'true');
  field?.setAttribute('aria-describedby', problem.id);
  form.append(problem);
}

interface Focused {
  readonly id: string;
  /** The form it stood in, among all. */
  readonly form: number;
  /** Itself, among the controls of its form. */
  readonly control: number;
}

function placeOf(root: HTMLElement, element: Element | null): Focused | undefined {
  const form = element?.closest('form');
  if (!element || !form || !root.contains(element)) return undefined;
  return {
    id: element.id,
    form: [...root.querySelectorAll('form')].indexOf(form),
    control: [...form.elements].indexOf(element),
  };
}

/** Where it was; where that is gone, the heading. */
function focusAgain(root: HTMLElement, focused: Focused | undefined): void {
  if (!focused) return;
  const byId = focused.id === '' ? null : root.querySelector(`#${CSS.escape(focused.id)}`);
  const form = root.querySelectorAll('form')[focused.form];
  const target = byId ?? form?.elements[focused.control] ?? root.querySelector('h1, h2');
  if (!(target instanceof HTMLElement)) return;
  if (target.matches('h1, h2')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
