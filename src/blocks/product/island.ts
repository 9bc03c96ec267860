/** Says what the chosen variant costs and whether it can be had, and adds it to the cart without leaving the page. */
import type { addToCart } from '#domain/store/cart/calls.ts';
import {
  CART_CHANGED_EVENT,
  CART_ENTRIES_PATH,
  CART_PATH,
  MAX_ENTRY_QUANTITY,
} from '#domain/store/cart/cart-entry.ts';
import type { PriceText } from '#domain/store/catalogue/price-text.ts';
import { fewLeftText } from '#domain/store/catalogue/product.ts';
import type { ContractVariant, StructuredContent } from '#domain/store/catalogue/product-contract.ts';
import { VARIANT_TERM } from '#domain/store/catalogue/variant-address.ts';
import { inScript } from '#domain/store/catalogue/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import { wordsOf } from '#runtime/calls/words-of.ts';
import type { Island } from '#runtime/island.ts';
import { fillPlural } from '#runtime/plural-words.ts';
import { pageWords } from '#runtime/words.ts';
import { openLightboxOf } from '../kit/lightbox-trigger.ts';
import { variantPicture } from './variant-picture.ts';

export interface ProductIslandProps {
  readonly product: StructuredContent;
  /** What each variant costs, in the order of the variants. */
  readonly texts: readonly PriceText[];
  /** Their own pictures, in the same order; absent where none has one. */
  readonly pictures?: readonly (string | null)[];
  /** Each variant has an address on this page. */
  readonly hasAddress?: boolean;
}

type Words = ReturnType<typeof pageWords<typeof inScript>>;

const mount: Island<ProductIslandProps | undefined> = (root, props) => {
  const pictures = root.querySelector<HTMLElement>('[data-lightbox]');
  const undo = [pictures ? openLightboxOf(pictures) : () => {}];
  const form = root.querySelector<HTMLFormElement>('.product-form');
  if (form && props) undo.push(mountForm(root, form, props));
  return () => {
    for (const each of undo) each();
  };
};
export default mount;

function mountForm(root: HTMLElement, form: HTMLFormElement, props: ProductIslandProps) {
  const stopped = new AbortController();
  const { signal } = stopped;
  const variants = 'variants' in props.product ? props.product.variants : [];
  const groups = [...form.querySelectorAll<HTMLElement>('[data-option]')];
  const list = groups.length > 0 ? form.querySelector<HTMLSelectElement>('.product-variants select') : null;
  const words = pageWords('product', inScript);
  const show = () => showChoice({ root, form, groups, list, variants, texts: props.texts, words });
  const restore = remember(root, form, list);
  if (props.hasAddress)
    choose(form, groups, variants, new URLSearchParams(location.search).get(VARIANT_TERM));
  if (list) {
    const listPlace = list.closest<HTMLElement>('p');
    if (listPlace) listPlace.hidden = true;
    for (const group of groups) group.hidden = false;
  }
  if (variants.length > 1) show();
  const picture = props.pictures && variantPicture(root);
  form.addEventListener(
    'change',
    () => {
      const chosen = show();
      if (!chosen) return;
      picture?.show(props.pictures?.[variants.indexOf(chosen)] ?? null);
      if (props.hasAddress) showAddress(chosen);
    },
    { signal },
  );
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void add(form, words);
    },
    { signal },
  );
  return () => {
    stopped.abort();
    const listPlace = list?.closest<HTMLElement>('p');
    if (listPlace) listPlace.hidden = false;
    for (const group of groups) group.hidden = true;
    picture?.undo();
    restore();
  };
}

/** The address names what is chosen; going back leads to where the visitor came from, not through every choice. */
function showAddress({ id }: ContractVariant): void {
  const url = new URL(location.href);
  url.searchParams.set(VARIANT_TERM, id);
  history.replaceState(history.state, '', url);
}

/** Where the page was made without knowing what the address selects, as in a static copy of the site. */
function choose(
  form: HTMLFormElement,
  groups: readonly HTMLElement[],
  variants: readonly ContractVariant[],
  id: string | null,
): void {
  const wanted = variants.find((variant) => variant.id === id);
  if (!wanted) return;
  const pill = form.querySelector<HTMLInputElement>(`input[name="variantId"][value="${wanted.id}"]`);
  if (pill?.type === 'radio') pill.checked = true;
  for (const [index, group] of groups.entries())
    for (const input of group.querySelectorAll<HTMLInputElement>('input'))
      input.checked = input.value === wanted.optionValues[index]?.value;
}

/** What the choice changes, as the server drew it. @returns puts it back */
function remember(root: HTMLElement, form: HTMLFormElement, list: HTMLSelectElement | null): () => void {
  const price = root.querySelector('.product-price');
  const shown = [...(price?.childNodes ?? [])];
  const button = form.querySelector('button');
  const { textContent = '', disabled = false } = button ?? {};
  const quantity = form.querySelector('[name="quantity"]');
  const max = quantity?.getAttribute('max');
  const chosen = list?.value;
  const restoreLeft = rememberText(form.querySelector('.product-left'));
  return () => {
    restoreLeft();
    price?.replaceChildren(...shown);
    if (button) Object.assign(button, { textContent, disabled });
    if (max) quantity?.setAttribute('max', max);
    if (list && chosen !== undefined) list.value = chosen;
    form.querySelector('.product-status')?.replaceChildren();
    for (const marked of form.querySelectorAll('[data-unavailable]'))
      marked.removeAttribute('data-unavailable');
    for (const marked of form.querySelectorAll('[aria-description]'))
      marked.removeAttribute('aria-description');
  };
}

function rememberText(element: Element | null): () => void {
  const text = element?.textContent ?? '';
  return () => element?.replaceChildren(text);
}

interface Choosing {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly groups: readonly HTMLElement[];
  readonly list: HTMLSelectElement | null;
  readonly variants: readonly ContractVariant[];
  readonly texts: readonly PriceText[];
  readonly words: Words;
}

/** @returns what is chosen */
function showChoice(choosing: Choosing): ContractVariant | undefined {
  const { root, form, groups, list, variants, texts, words } = choosing;
  const chosen = list ? variantBy(groups, variants) : byId(variants, formValue(form, 'variantId'));
  if (list && chosen) list.value = chosen.id;
  for (const [index, group] of groups.entries()) markUnavailable(group, index, choosing);
  const price = root.querySelector('.product-price');
  const text = chosen && texts[variants.indexOf(chosen)];
  if (price && text) showPrice(price, text, words);
  showButton(form, chosen, words);
  const left = form.querySelector('.product-left');
  if (left) left.textContent = chosen ? leftText(chosen, words) : '';
  return chosen;
}

function showButton(form: HTMLFormElement, chosen: ContractVariant | undefined, words: Words): void {
  const canBuy = chosen !== undefined && isAvailable(chosen);
  const button = form.querySelector('button');
  if (button) {
    button.disabled = !canBuy;
    button.textContent = canBuy ? (button.dataset['words'] ?? '') : words[chosen ? 'soldOut' : 'unavailable'];
  }
  const quantity = form.querySelector<HTMLInputElement>('[name="quantity"]');
  if (quantity && canBuy) quantity.max = String(mostOf(chosen));
}

function leftText({ unlimited, qtyInStock }: ContractVariant, { left }: Words): string {
  return fewLeftText({ isUnlimited: unlimited, stock: qtyInStock }, (values) => fillPlural(left, values));
}

function mostOf({ unlimited, qtyInStock }: ContractVariant): number {
  return unlimited ? MAX_ENTRY_QUANTITY : Math.min(MAX_ENTRY_QUANTITY, qtyInStock);
}

function formValue(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name));
}

function byId(variants: readonly ContractVariant[], id: string): ContractVariant | undefined {
  return variants.find((variant) => variant.id === id);
}

function isAvailable({ unlimited, qtyInStock }: ContractVariant): boolean {
  return unlimited || qtyInStock > 0;
}

function chosenIn(group: HTMLElement): string | undefined {
  return group.querySelector<HTMLInputElement>('input:checked')?.value;
}

function variantBy(
  groups: readonly HTMLElement[],
  variants: readonly ContractVariant[],
): ContractVariant | undefined {
  const values = groups.map(chosenIn);
  return variants.find(({ optionValues }) =>
    optionValues.every(({ value }, index) => value === values[index]),
  );
}

/** A value that cannot be had together with what is chosen of the other options. */
function markUnavailable(group: HTMLElement, place: number, { groups, variants, words }: Choosing): void {
  for (const input of group.querySelectorAll<HTMLInputElement>('input')) {
    const values = groups.map((other, index) => (index === place ? input.value : chosenIn(other)));
    const canBeHad = variants.some(
      (variant) =>
        isAvailable(variant) && variant.optionValues.every(({ value }, index) => value === values[index]),
    );
    const label = input.closest('label');
    if (canBeHad) delete label?.dataset['unavailable'];
    else if (label) label.dataset['unavailable'] = '';
    if (canBeHad) input.removeAttribute('aria-description');
    else input.setAttribute('aria-description', words.unavailableWith);
  }
}

function showPrice(place: Element, { text, original }: PriceText, words: Words): void {
  const now = document.createElement('span');
  now.textContent = text;
  if (original === undefined) {
    place.replaceChildren(now);
    return;
  }
  const was = document.createElement('s');
  was.textContent = original;
  place.replaceChildren(hidden(`${words.was} `), was, hidden(`${words.now} `), ' ', now);
}

function hidden(text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = 'visually-hidden';
  element.textContent = text;
  return element;
}

/** Of the field, while what it says cannot be had. */
const INVALID = ['aria-invalid', 'aria-describedby'];

async function add(form: HTMLFormElement, words: Words): Promise<void> {
  const button = form.querySelector('button');
  const status = form.querySelector('.product-status');
  if (!button || !status || button.disabled) return;
  const entries = new FormData(form);
  button.disabled = true;
  status.textContent = '';
  const field = form.querySelector('[name=quantity]');
  for (const name of INVALID) field?.removeAttribute(name);
  const answer = await api.post<typeof addToCart>(CART_ENTRIES_PATH, {
    itemId: entries.get('itemId'),
    variantId: entries.get('variantId'),
    quantity: String(entries.get('quantity')),
  });
  button.disabled = false;
  if (!answer.ok) {
    status.textContent = wordsOf(answer);
    for (const name of INVALID) field?.setAttribute(name, name === 'aria-invalid' ? 'true' : status.id);
    return;
  }
  document.dispatchEvent(new CustomEvent(CART_CHANGED_EVENT, { detail: answer.data }));
  const next = answer.data?.location ?? CART_PATH;
  // A shop without a cart of its own goes on to the checkout.
  if (next !== CART_PATH) {
    location.assign(next);
    return;
  }
  const link = document.createElement('a');
  link.href = CART_PATH;
  link.textContent = words.view;
  status.replaceChildren(`${words.added} `, link);
}
