/** The dialog around the slides: a shadow root of its own, so that no rule of the page changes it. */
import { fillIn } from '#domain/locale/fill.ts';
import { isMobile, type LightboxSetItem, type LightboxTheme } from './lightbox-options.ts';
import { adoptStyles } from './styles.ts';
import type { LightboxWords } from './words.ts';

const icon = (path: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
const ZOOM_IN = 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM20 20l-4.8-4.8M7.8 10.5h5.4';

const MARKUP = `<dialog aria-modal="true" tabindex="-1">
<div class="overlay"></div><div class="stage"><div class="track"></div></div>
<p class="count" aria-hidden="true"></p>
<div class="tools"><button type="button" class="toggle" aria-expanded="false">${icon('M4 5h16v14H4zM8 15h8M8 11.5h5')}</button><button type="button" class="zoom" aria-pressed="false">${icon(`${ZOOM_IN}M10.5 7.8v5.4`)}</button><button type="button" class="close">${icon('M5 5l14 14M19 5L5 19')}</button></div>
<button type="button" class="nav previous">${icon('M15 4l-8 8 8 8')}</button><button type="button" class="nav next">${icon('M9 4l8 8-8 8')}</button>
<div class="caption"></div><p class="announcer" role="status"></p></dialog>`;

export interface Frame {
  /** In the page. */
  readonly host: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly overlay: HTMLElement;
  readonly stage: HTMLElement;
  readonly track: HTMLElement;
  readonly count: HTMLElement;
  readonly caption: HTMLElement;
  readonly announcer: HTMLElement;
  readonly toggle: HTMLElement;
  readonly zoom: HTMLElement;
  readonly close: HTMLElement;
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
}

/** Not yet in the page. */
export function createFrame(theme: LightboxTheme, hasSeveral: boolean, words: LightboxWords): Frame {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  adoptStyles(root);
  root.innerHTML = MARKUP;
  const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
    root.querySelector(selector) as Found;
  const dialog = find<HTMLDialogElement>('dialog');
  const [previous, next] = [find('.previous'), find('.next')];
  const labels = {
    dialog: words.viewer,
    '.toggle': words.caption,
    '.zoom': words.zoomIn,
    '.close': words.close,
    '.previous': words.previous,
    '.next': words.next,
  };
  for (const [selector, label] of Object.entries(labels)) find(selector).ariaLabel = label;
  dialog.dataset['theme'] = theme;
  dialog.classList.toggle('is-mobile', isMobile());
  for (const arrow of [previous, next]) arrow.hidden = !hasSeveral || isMobile();
  find('.count').hidden = !hasSeveral;
  return {
    host,
    dialog,
    overlay: find('.overlay'),
    stage: find('.stage'),
    track: find('.track'),
    count: find('.count'),
    caption: find('.caption'),
    announcer: find('.announcer'),
    toggle: find('.toggle'),
    zoom: find('.zoom'),
    close: find('.close'),
    previous,
    next,
  };
}

/** Says what is shown: beside it, and to those who listen. */
export function sayWhatIsShown(
  frame: Frame,
  item: LightboxSetItem,
  {
    number,
    count,
    words,
  }: { readonly number: number; readonly count: number; readonly words: LightboxWords },
): void {
  const { caption, toggle, announcer } = frame;
  const { content, meta } = item;
  const isPicture = content instanceof HTMLImageElement;
  const alt = isPicture ? content.alt : (content.dataset['title'] ?? '');
  frame.zoom.hidden = !isPicture;
  caption.replaceChildren(...[...(meta?.childNodes ?? [])].map((node) => node.cloneNode(true)));
  caption.dir = meta instanceof HTMLElement ? meta.dir : '';
  for (const named of caption.querySelectorAll('[id]')) named.removeAttribute('id');
  const text = caption.textContent?.trim() ?? '';
  toggle.hidden = text === '' || !isMobile();
  if (text === '') caption.replaceChildren();
  caption.scrollTop = 0;
  // What scrolls has to be within reach of the keyboard.
  if (caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0;
  else caption.removeAttribute('tabindex');
  frame.count.textContent = `${number} / ${count}`;
  const place = count > 1 ? fillIn(words.place, { number, count }) : '';
  announcer.textContent = [alt, text === alt ? '' : text, place].filter((part) => part !== '').join('. ');
}
