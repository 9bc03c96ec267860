/** What the server held back: started without a new page once it is allowed, and stopped when that is taken back. */
import type { OptionalCategory } from '#domain/consent/categories.ts';
import { consentSignals } from '#domain/consent/consent-mode.ts';

const HELD = '[data-held]';
const PREFIX = 'data-held-';

/** What runs, with what stood in its place, in order. */
const released: { readonly live: Element; readonly held: Element }[] = [];

/** Starts what these categories allow, scripts one after the other as they stand in the page. */
export async function release(categories: readonly OptionalCategory[]): Promise<void> {
  tellGoogle(categories);
  const selector = categories.map((name) => `${HELD}[data-category="${name}"]`).join();
  if (selector === '') return;
  for (let next = document.querySelector(selector); next; next = document.querySelector(selector)) {
    await start(next);
  }
}

/** What an element that asks stands for. */
export function releaseOne(asking: Element): void {
  const held = asking.nextElementSibling;
  if (held?.matches(HELD)) void start(held);
}

async function start(held: Element): Promise<void> {
  const live = reviveTag(held);
  const mustWait = live instanceof HTMLScriptElement && live.src !== '' && !held.hasAttribute('async');
  const loaded = mustWait ? untilLoaded(live) : Promise.resolve();
  released.push({ live, held });
  asking(held)?.setAttribute('hidden', '');
  held.replaceWith(live);
  await loaded;
}

function untilLoaded(script: Element): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) script.addEventListener(type, resolve, { once: true });
  });
}

const MARKS = ['data-held', 'type'];

/** The element as its author wrote it. A script that was parsed as text never runs: it takes a new one. */
function reviveTag(held: Element): Element {
  const isScript = held instanceof HTMLScriptElement;
  const live = isScript ? document.createElement('script') : (held.cloneNode(true) as Element);
  if (isScript) live.textContent = held.textContent;
  const marks = held.hasAttribute('data-asks') ? [...MARKS, 'hidden', 'data-asks'] : MARKS;
  for (const { name } of [...live.attributes]) live.removeAttribute(name);
  for (const { name, value } of held.attributes) {
    if (name.startsWith(PREFIX)) live.setAttribute(name.slice(PREFIX.length), value);
    else if (!marks.includes(name) || (name === 'type' && !held.matches('script, style')))
      live.setAttribute(name, value);
  }
  return live;
}

function asking(element: Element): Element | undefined {
  const before = element.previousElementSibling;
  return before?.matches('.consent-ask') ? before : undefined;
}

/** @returns whether the page has to be opened anew: nothing else ends a script */
export function stop(allowed: readonly OptionalCategory[]): boolean {
  let hasRun = false;
  for (const entry of [...released].reverse()) {
    const { live, held } = entry;
    const category = held.getAttribute('data-category');
    if (allowed.some((name) => name === category)) continue;
    hasRun ||= held instanceof HTMLScriptElement;
    live.replaceWith(held);
    asking(held)?.removeAttribute('hidden');
    released.splice(released.indexOf(entry), 1);
  }
  return hasRun;
}

function tellGoogle(categories: readonly OptionalCategory[]): void {
  const tag: unknown = Reflect.get(window, 'gtag');
  if (typeof tag === 'function') tag('consent', 'update', consentSignals(categories));
}
