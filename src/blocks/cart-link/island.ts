/** Says what is in the cart, opens what was added, and begins what else a page of the shop has to do. */
import type { CartLink, readCartLink } from '#domain/store/cart/calls.ts';
import { CART_CALLS, CART_MARK } from '#domain/store/cart/cart-contract.ts';
import { countText, spokenCount } from '#domain/store/cart/cart-count.ts';
import { CART_CHANGED_EVENT, CART_PATH } from '#domain/store/cart/cart-entry.ts';
import { inScript } from '#domain/store/cart/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import type { Island } from '#runtime/island.ts';
import { fillPlural } from '#runtime/plural-words.ts';
import { pageWords } from '#runtime/words.ts';
import type { CartLinkProps } from './definition.ts';

const NOTHING: CartLink = { items: 0, subtotal: '' };

const mount: Island<CartLinkProps> = (root) => {
  const link = root.querySelector<HTMLElement>('.cart-link');
  if (!link) return () => {};
  const stopped = new AbortController();
  const sync = async () => {
    const cart = await readLink();
    if (!stopped.signal.aborted && cart) show(link, cart);
  };
  const undo = startShop(stopped.signal);
  document.addEventListener(CART_CHANGED_EVENT, () => void sync(), { signal: stopped.signal });
  // A page that comes back from the browser's memory may show a cart of yesterday.
  addEventListener('pageshow', (event) => event.persisted && void sync(), { signal: stopped.signal });
  void sync();
  return () => {
    stopped.abort();
    undo();
    for (const mark of ['data-initialized', 'data-empty']) link.removeAttribute(mark);
    for (const words of link.querySelectorAll('.cart-count, .cart-spoken, .cart-subtotal'))
      words.replaceChildren();
  };
};
export default mount;

/** Nobody asks the server for the cart of a visitor who has none. Undefined where it did not answer. */
async function readLink(): Promise<CartLink | undefined> {
  if (!document.cookie.includes(`${CART_MARK}=`)) return NOTHING;
  const answer = await api.get<typeof readCartLink>(CART_CALLS.link);
  return answer.ok ? answer.data : undefined;
}

function show(link: HTMLElement, { items, subtotal }: CartLink): void {
  const write = (part: string, words: string) => {
    const place = link.querySelector(part);
    if (place) place.textContent = words;
  };
  write('.cart-count', countText(items));
  write('.cart-spoken', spokenCount(items, pageWords('cart', inScript), fillPlural));
  write('.cart-subtotal', subtotal);
  link.toggleAttribute('data-empty', items === 0);
  link.toggleAttribute('data-initialized', true);
}

let started: { readonly users: Set<AbortSignal>; readonly undo: () => void } | undefined;

/** Once a page, however many links to the cart there are. */
function startShop(signal: AbortSignal): () => void {
  started ??= { users: new Set(), undo: startOnce() };
  started.users.add(signal);
  return () => {
    started?.users.delete(signal);
    if (started?.users.size !== 0) return;
    started.undo();
    started = undefined;
  };
}

function startOnce(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let undo = () => {};
  const cart = document.querySelector<HTMLElement>('[data-cart-root]');
  const begin = async () => {
    const part = await rollup(() => import('../kit/cart-screen.ts'));
    if (part && cart && !signal.aborted) undo = part.mountCartScreen(cart);
  };
  if (cart) void begin();
  else
    document.addEventListener(
      CART_CHANGED_EVENT,
      async (event) => {
        const { location = CART_PATH } = ((event as CustomEvent).detail ?? {}) as { location?: string };
        // A shop without a cart of its own goes on to the checkout.
        if (location !== CART_PATH) return;
        const part = await rollup(() => import('../kit/mini-cart.ts'));
        if (part && !signal.aborted) undo = part.openMiniCart();
      },
      { signal },
    );
  const gifts = document.querySelector('[data-donate-root]');
  if (gifts && !gifts.querySelector('[data-donate]')) console.warn('[vitrine] no donate button on this page');
  return () => {
    stopped.abort();
    undo();
  };
}

/** CART-31: without it the page does what it does without scripts. */
async function rollup<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  try {
    return await load();
  } catch (error) {
    console.warn('[vitrine] the commerce rollup is missing', error);
    return undefined;
  }
}
