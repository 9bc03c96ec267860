/** What has just been put into the cart, beside the page: to be looked at, changed, and gone on from. */
import { CART_CHANGED_EVENT, CART_PATH } from '#domain/store/cart/cart-entry.ts';
import { CHECKOUT_PATH } from '#domain/store/cart/checkout-contract.ts';
import { inScript } from '#domain/store/cart/words/en.ts';
import { openOverlay } from '#runtime/overlays/overlays.ts';
import { pageWords } from '#runtime/words.ts';
import { bindCartForms, fetchCart } from './cart-screen.ts';

/** Of shape only: names of colours are shortened in each page, so those come with what can be added. */
const CSS = `
.mini-cart{border:0;box-shadow:0 0 4rem rgb(0 0 0/.25);box-sizing:border-box;block-size:100%;inline-size:min(27rem,100%);inset-inline:auto 0;margin:0;max-block-size:none;max-inline-size:none;overflow-y:auto;overscroll-behavior:contain;padding:1.5rem;position:fixed}
.mini-cart::backdrop{background:rgb(0 0 0/.4)}
.mini-cart>header{align-items:center;display:flex;justify-content:space-between}
.mini-cart h2{font-size:1.35rem;margin:0}
.mini-cart :is(button,input,.mini-go){box-sizing:border-box;font:inherit;min-block-size:2.75rem;padding:.4rem .9rem}
.mini-cart.mini-cart button{background:none;border-color:transparent;color:inherit;cursor:pointer;font-size:.9rem;padding-inline:0;text-decoration:underline;text-underline-offset:.2em}
.mini-cart ul{list-style:none;margin:1rem 0;padding:0}
.mini-cart li{display:flex;gap:1rem;padding-block:1rem}
.mini-cart li>img{block-size:4.5rem;inline-size:4.5rem;object-fit:cover}
.mini-cart li>span:empty{display:none}
.mini-cart .cart-line{align-items:end;display:flex;flex:1;flex-wrap:wrap;gap:.4rem 1rem;min-inline-size:0;overflow-wrap:anywhere}
.mini-cart .cart-line>:is(a,small){flex-basis:100%}
.mini-cart.mini-cart .cart-change button{display:none}
.mini-cart input{background:none;color:inherit;inline-size:4.5rem}
.mini-sum{display:flex;font-weight:600;justify-content:space-between;margin:0 0 1rem}
.mini-go{display:block;margin-block-end:.6rem;text-align:center;text-decoration:none}
.mini-cart .system-error{flex-basis:100%;font-weight:600;margin:0}
`;

let undoOpen: (() => void) | undefined;

/** @returns closes it */
export function openMiniCart(): () => void {
  undoOpen?.();
  const stopped = new AbortController();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  document.adoptedStyleSheets.push(sheet);
  const words = pageWords('cart', inScript);
  const dialog = drawDialog(words);
  document.body.append(dialog);
  const close = () => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    // Before the focus goes back: behind an open one nothing takes it.
    dialog.close();
    leave();
    dialog.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    undoOpen = undefined;
  };
  const opener = openerOf();
  dialog.showModal();
  const leave = openOverlay({ element: dialog, close, isModal: true, opener });
  dialog.querySelector('button')?.addEventListener('click', close, { signal: stopped.signal });
  undoOpen = close;
  const say = (text: string) => dialog.querySelector('[role="status"]')?.replaceChildren(text);
  bindCartForms(dialog, {
    signal: stopped.signal,
    draw: (fresh) => {
      fill(dialog, fresh);
      document.dispatchEvent(new CustomEvent(CART_CHANGED_EVENT, { detail: { location: '' } }));
    },
    say,
  });
  void fetchCart().then((cart) => {
    if (stopped.signal.aborted) return;
    if (cart) fill(dialog, cart);
    dialog.ariaBusy = null;
    say(words.added);
  });
  return close;
}

/** The button that was pressed is resting while its answer comes: the focus may have left it. */
function openerOf(): HTMLElement | null {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && focused !== document.body) return focused;
  return document.querySelector<HTMLElement>('.product-form button');
}

function drawDialog(words: typeof inScript): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'mini-cart';
  dialog.setAttribute('aria-labelledby', 'mini-cart-title');
  dialog.ariaBusy = 'true';
  const head = element('header');
  const title = element('h2', words.title);
  title.id = 'mini-cart-title';
  const close = element('button', words.continueShopping);
  (close as HTMLButtonElement).type = 'button';
  head.append(title, close);
  const status = element('p', '');
  status.setAttribute('role', 'status');
  const lines = element('ul');
  const sum = element('p', '');
  sum.className = 'mini-sum';
  dialog.append(
    head,
    status,
    lines,
    sum,
    goOn(CHECKOUT_PATH, words.checkout, true),
    goOn(CART_PATH, words.view),
  );
  return dialog;
}

function goOn(href: string, words: string, isMain = false): HTMLElement {
  const link = element('a', words) as HTMLAnchorElement;
  link.href = href;
  link.className = isMain ? 'mini-go is-main' : 'mini-go';
  return link;
}

function fill(dialog: HTMLElement, cart: Element): void {
  const lines = dialog.querySelector('ul');
  const [name = '', amount = ''] = [...(cart.querySelector('.shop-sums > div')?.children ?? [])].map(
    (each) => each.textContent ?? '',
  );
  lines?.replaceChildren(...(cart.querySelector('.cart-lines')?.children ?? []));
  dialog
    .querySelector('.mini-sum')
    ?.replaceChildren(...(amount === '' ? [] : [element('span', name), element('span', amount)]));
  const isEmpty = lines?.childElementCount === 0;
  const [checkout] = dialog.querySelectorAll<HTMLElement>('.mini-go');
  if (checkout) checkout.hidden = isEmpty || cart.querySelector('.shop-proceed') === null;
}

function element(tag: string, words?: string): HTMLElement {
  const made = document.createElement(tag);
  if (words !== undefined) made.textContent = words;
  return made;
}
