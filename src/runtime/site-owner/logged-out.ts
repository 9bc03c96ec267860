/** Says that signing out has worked (SITE-25): a small dialog at the top right, in a style sheet of its own. */
import { openOverlay } from '../overlays/overlays.ts';

const CSS = `
dialog{position:fixed;inset:1rem 1rem auto auto;z-index:2147483647;margin:0;max-width:min(22rem,calc(100vw - 2rem));padding:1rem 3rem 1rem 1.25rem;border:1px solid color-mix(in oklab,CanvasText 18%,Canvas);border-radius:8px;background:Canvas;color:CanvasText;box-shadow:0 12px 40px rgb(0 0 0/.18);font-family:inherit;font-size:.9375rem;line-height:1.45}
h2{margin:0 0 .25rem;font-family:inherit;font-size:1rem;font-weight:600}
p{margin:0}
button{position:absolute;inset:.5rem .5rem auto auto;width:2rem;height:2rem;border:0;border-radius:4px;background:none;color:inherit;font:inherit;font-size:1.25rem;line-height:1;cursor:pointer}
button:hover{background:color-mix(in oklab,CanvasText 8%,Canvas)}
button:focus-visible{outline:2px solid Highlight}
`;

export function showLoggedOut(): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  const title = Object.assign(document.createElement('h2'), {
    id: 'title',
    textContent: 'Logout Successful',
  });
  const words = document.createElement('p');
  words.textContent = 'You have been successfully logged out.';
  const close = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' });
  close.setAttribute('aria-label', 'Close');
  dialog.append(title, words, close);
  root.append(dialog);
  document.body.append(host);
  dialog.show();
  const leave = openOverlay({ element: dialog, close: () => host.remove() });
  close.addEventListener('click', () => {
    host.remove();
    leave();
  });
}
