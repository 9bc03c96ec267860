/**
 * The system error overlay (ERRS-10 to ERRS-13): said when a page cannot go on as it is. In a shadow root, so that it looks
 * the same whatever has become of the page's styles.
 */
import { inScript } from '#domain/errors/words/en.ts';
import { openOverlay } from '../overlays/overlays.ts';
import { fill, pageWords } from '../words.ts';

export type SystemError =
  /** Something of the page broke, and those who run the site have been told. */
  | { readonly kind: 'reported' }
  /** Nothing answers. */
  | { readonly kind: 'network' }
  /** An answer that this page may not have, or cannot use. */
  | { readonly kind: 'answer'; readonly url: string; readonly format: string; readonly message: string };

const CSS = `
dialog{box-sizing:border-box;width:min(26rem,calc(100vw - 2rem));padding:1.75rem;border:0;border-radius:8px;color:CanvasText;background:Canvas;font:1rem/1.5 system-ui,sans-serif}
dialog::backdrop{background:rgb(0 0 0/.45)}
h2{margin:0 0 .5rem;font-size:1.25rem;font-weight:600}
p{margin:0;overflow-wrap:anywhere;white-space:pre-line}
button{margin:1.5rem .75rem 0 0;padding:.625rem 1.125rem;border:1px solid;border-radius:4px;color:CanvasText;background:Canvas;font:inherit}
button:focus-visible{outline:2px solid Highlight;outline-offset:2px}
`;

let shown: HTMLElement | undefined;

/** One at a time: what is said first stands until it is cleared. */
export function showSystemError(error: SystemError): void {
  if (shown) return;
  const host = make('div');
  shown = host;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const words = pageWords('system-error', inScript);
  const dialog = make('dialog');
  dialog.setAttribute('aria-labelledby', 'title');
  const title = Object.assign(make('h2', words.title), { id: 'title' });
  const reload = make('button', words.reload);
  const clear = make('button', words.clear);
  dialog.append(title, make('p', wordsOf(error, words)), reload, clear);
  root.append(dialog);
  document.body.append(host);
  const opener = document.activeElement as HTMLElement | null;
  dialog.showModal();
  const close = () => {
    host.remove();
    shown = undefined;
    leave();
  };
  const leave = openOverlay({ element: dialog, close, isModal: true, opener });
  reload.addEventListener('click', () => location.reload());
  clear.addEventListener('click', close);
  dialog.addEventListener('close', close, { once: true });
}

function wordsOf(error: SystemError, words: typeof inScript): string {
  return error.kind === 'answer' ? fill(words.answer, error) : words[error.kind];
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
