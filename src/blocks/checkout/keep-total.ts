/** The total of the checkout follows what is chosen: the server reckons, and what it says is put in the place of what stood there. */

import { CHECKOUT_PATH, PLACE_ORDER_PATH } from '#domain/store/cart/checkout-contract.ts';
import { inScript } from '#domain/store/cart/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import { pageWords } from '#runtime/words.ts';

/** What changes the total; all else is read when the order is placed. */
const RECKONED =
  '[name="delivery"], [name="address-country"], [name="address-region"], [name="address-postalCode"], [name="vatNumber"]';
/** What the answer of the server says anew. */
const PARTS = [
  '.shop-summary',
  '[name=seenTotal]',
  '#checkout-written',
  '#checkout-vatNumber-hint',
  '#checkout-delivery',
  '#checkout-payment',
  '[value=pay]',
];

/** @returns stops following */
export function keepTotal(form: HTMLFormElement): () => void {
  const stopped = new AbortController();
  let asking: AbortController | undefined;
  const status = form.querySelector<HTMLElement>('.shop-said');
  const say = (words: string, isSeen: boolean) => {
    if (!status) return;
    status.textContent = words;
    status.classList.toggle('visually-hidden', !isSeen);
  };
  const reckon = async () => {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    form.setAttribute('aria-busy', 'true');
    try {
      const fresh = await ask(form, mine.signal);
      const before = totalOf(form);
      for (const part of PARTS) replace(form, fresh, part);
      const total = totalOf(form);
      say(total === before ? '' : total, false);
    } catch {
      if (!mine.signal.aborted) say(pageWords('cart', inScript).totalFailed, true);
    }
    if (asking === mine) form.removeAttribute('aria-busy');
  };
  form.addEventListener(
    'change',
    ({ target }) => {
      if ((target as Element).matches(RECKONED)) void reckon();
    },
    { signal: stopped.signal },
  );
  // What was chosen before this was here, or was filled in by the browser.
  if ([...form.querySelectorAll(RECKONED)].some(isChanged)) void reckon();
  return () => {
    stopped.abort();
    asking?.abort();
    form.removeAttribute('aria-busy');
  };
}

/** @throws where the server does not answer as it should */
async function ask(form: HTMLFormElement, signal: AbortSignal): Promise<Document> {
  const fields = new FormData(form);
  fields.set('step', 'update');
  const kept = await api.post(
    PLACE_ORDER_PATH,
    new URLSearchParams(fields as unknown as Record<string, string>),
  );
  signal.throwIfAborted();
  if (!kept.ok) throw new Error(kept.message);
  const response = await fetch(CHECKOUT_PATH, { headers: { accept: 'text/html' }, signal });
  // Its style sheet is not this page's, whose policy would have the browser complain of it.
  const html = (await response.text()).replace(/<style\b[\s\S]*?<\/style>/g, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (!page.querySelector('.shop-form')) throw new Error(`status ${response.status}`);
  return page;
}

/** What was entered in it, and where the focus is, stay. */
function replace(form: HTMLFormElement, page: Document, part: string): void {
  const old = form.querySelector(part);
  const fresh = page.querySelector(`.shop-form ${part}`);
  if (!old || !fresh || isOfSameCountry(old, fresh)) return;
  const { activeElement } = document;
  const focused = old.contains(activeElement) ? idOf(activeElement) : '';
  enterAgain(fieldsIn(old), fieldsIn(fresh));
  old.replaceWith(fresh);
  if (focused === '') return;
  const again = [fresh, ...fresh.querySelectorAll('*')].find((each) => idOf(each) === focused);
  if (again instanceof HTMLElement) again.focus({ preventScroll: true });
}

function enterAgain(old: readonly Field[], fresh: readonly Field[]): void {
  const entered = new Map(old.map((field) => [idOf(field), field]));
  for (const field of fresh) {
    const same = entered.get(idOf(field));
    if (same) enter(field, same);
  }
}

function enter(field: Field, same: Field): void {
  if (field instanceof HTMLSelectElement) {
    // What cannot be chosen any more, as a state of another country, is not.
    if (isAmong(field, same)) field.value = same.value;
  } else if (isWritten(field)) field.value = same.value;
  // Of several, what the server has chosen stands until somebody chooses.
  else if ('checked' in same) field.checked = same.checked || (field.type === 'radio' && field.checked);
}

function isAmong({ options }: HTMLSelectElement, { value }: Field): boolean {
  return [...options].some((option) => option.value === value);
}

/** The parts of an address stay as they are, where the country does. */
function isOfSameCountry(old: Element, fresh: Element): boolean {
  const country = old.getAttribute('data-country');
  return country !== null && country === fresh.getAttribute('data-country');
}

/** Somebody may have gone on writing while the server reckoned. */
const isWritten = ({ type }: HTMLInputElement): boolean => type === 'text' || type === 'hidden';

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsIn(part: Element): Field[] {
  return [...part.querySelectorAll<Field>('input, select')];
}

/** The same for a field before and after. */
function idOf(field: Element | null): string {
  if (!field) return '';
  const { name = '', value = '', type = '' } = field as Partial<HTMLInputElement>;
  return type === 'radio' || type === 'submit' ? `${name}=${value}` : name || field.id;
}

function totalOf(form: HTMLFormElement): string {
  return form.querySelector('[value=pay]')?.textContent?.trim() ?? '';
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(
      (option) => option.selected !== option.defaultSelected && field.value !== '',
    );
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === 'radio' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
