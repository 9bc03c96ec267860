/**
 * The captcha of a service: its script is fetched when somebody begins to fill in the form, not before, and on sites
 * that hold services back once the visitor allows it, here or in the banner. Where it does not load, the form can be
 * sent all the same, and the owner sees that it came without.
 */
import { CAPTCHA_COMPACT_BELOW } from '#domain/captcha/challenge.ts';
import { CAPTCHA_UNAVAILABLE, type CaptchaService } from '#domain/captcha/providers.ts';
import { inScript } from '#domain/captcha/words/en.ts';
import { CONSENT_CHANGE } from '#domain/consent/contract.ts';
import { consentNow } from '#runtime/consent/consent-now.ts';
import { fill, pageWords } from '#runtime/words.ts';
import type { Captcha } from './form-captcha.ts';
import { isShown } from './is-shown.ts';

interface WidgetOptions {
  readonly sitekey: string;
  readonly size: 'normal' | 'compact';
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** What the scripts of all three offer, after the first of its kind. */
interface ServiceApi {
  render(place: HTMLElement, options: WidgetOptions): string | number;
  reset(widget: string | number): void;
  remove?(widget: string | number): void;
}

/** Script and the name it is known by. */
const SERVICES: Readonly<Record<CaptchaService, readonly [script: string, name: string]>> = {
  turnstile: ['https://challenges.cloudflare.com/turnstile/v0/api.js', 'turnstile'],
  hcaptcha: ['https://js.hcaptcha.com/1/api.js', 'hcaptcha'],
  recaptcha: ['https://www.google.com/recaptcha/api.js', 'grecaptcha'],
};
const NAMES: Readonly<Record<CaptchaService, string>> = {
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
  recaptcha: 'Google reCAPTCHA',
};
const LOADED = 'vitrineCaptchaLoaded';
const LOAD_MS = 15_000;

function stateTexts() {
  const { working, unavailable } = pageWords('captcha', inScript);
  return { idle: '', loading: working, failed: unavailable };
}

/** @param onSolved called each time it is solved, or known that it cannot be */
export function mountCaptcha(place: HTMLElement, onSolved: () => void): Captcha {
  const form = place.closest('form') ?? place;
  const texts = stateTexts();
  const stopped = new AbortController();
  const { signal } = stopped;
  const holder = document.createElement('div');
  const words = document.createElement('p');
  const size = sizeIn(place, form);
  let key = '';
  let hasBegun = false;
  let undoWidget = (): void => {};
  let resetWidget = (): void => {};
  const show = (state: keyof typeof texts) => {
    place.dataset['state'] = state;
    words.textContent = texts[state];
  };
  const fail = () => {
    key = CAPTCHA_UNAVAILABLE;
    show('failed');
    onSolved();
  };
  const draw = async () => {
    show('loading');
    holder.textContent = '';
    try {
      const widget = await drawWidget(place, holder, {
        size,
        signal,
        onFail: fail,
        onToken(token) {
          key = token;
          if (token === '') return;
          show('idle');
          onSolved();
        },
      });
      resetWidget = widget.reset;
      undoWidget = widget.undo;
      show('idle');
    } catch {
      if (!signal.aborted) fail();
    }
  };
  const begin = () => {
    // On a later page of the form: once that is open.
    if (hasBegun || !isShown(place)) return;
    if (!isAllowed(place)) return askFirst(place, holder, begin);
    hasBegun = true;
    void draw();
  };
  words.role = 'status';
  place.append(holder, words);
  place.dataset['size'] = size;
  show('idle');
  if (form.contains(document.activeElement)) begin();
  form.addEventListener('focusin', begin, { signal });
  const follow = () => holder.firstChild && isAllowed(place) && begin();
  document.addEventListener(CONSENT_CHANGE, follow, { signal });
  return {
    key: () => key,
    reset() {
      // What cannot be solved is not asked for again.
      if (key === CAPTCHA_UNAVAILABLE) return void queueMicrotask(onSolved);
      key = '';
      resetWidget();
    },
    refuse: (reason) => markRefused(place, words, reason),
    undo() {
      stopped.abort();
      undoWidget();
      place.replaceChildren();
      for (const mark of ['data-size', 'data-state', 'tabindex']) place.removeAttribute(mark);
    },
  };
}

interface DrawOptions {
  readonly size: 'compact' | 'normal';
  readonly signal: AbortSignal;
  /** Empty once it has expired. */
  readonly onToken: (token: string) => void;
  readonly onFail: () => void;
}

async function drawWidget(place: HTMLElement, holder: HTMLElement, options: DrawOptions) {
  const { size, signal, onToken, onFail } = options;
  const api = await load(place.dataset['captcha'] as CaptchaService);
  signal.throwIfAborted();
  const widget = api.render(holder, {
    sitekey: place.dataset['siteKey'] ?? '',
    size,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': onFail,
  });
  return { reset: () => api.reset(widget), undo: () => api.remove?.(widget) };
}

function sizeIn(place: HTMLElement, form: HTMLElement): 'compact' | 'normal' {
  return (place.clientWidth || form.clientWidth) < CAPTCHA_COMPACT_BELOW ? 'compact' : 'normal';
}

/** The service is what makes the site work: the visitor allows that kind, or this one by itself. */
function isAllowed({ dataset }: HTMLElement): boolean {
  return !('consent' in dataset) || consentNow().categories.includes('functional');
}

/** Says who it is and lets the visitor allow it for this form: what was chosen in the banner stays. */
function askFirst(place: HTMLElement, holder: HTMLElement, begin: () => void): void {
  if (holder.firstChild) return;
  const texts = pageWords('captcha', inScript);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = fill(texts.allow, { service: NAMES[place.dataset['captcha'] as CaptchaService] });
  const why = document.createElement('p');
  why.textContent = texts.why;
  button.addEventListener('click', () => {
    delete place.dataset['consent'];
    begin();
  });
  holder.append(why, button);
}

/** What is to be solved stands in a frame of its service, which comes next by keyboard. */
function markRefused(place: HTMLElement, words: HTMLElement, reason: string): void {
  words.textContent = reason;
  place.dataset['state'] = 'refused';
  place.tabIndex = -1;
  place.focus();
}

const loading = new Map<CaptchaService, Promise<ServiceApi>>();

/** Once for the page, however many forms ask; after a failure the next one tries again. */
function load(service: CaptchaService): Promise<ServiceApi> {
  const known = loading.get(service);
  if (known !== undefined) return known;
  const asked = fetchApi(service);
  loading.set(service, asked);
  asked.catch(() => loading.delete(service));
  return asked;
}

function fetchApi(service: CaptchaService): Promise<ServiceApi> {
  const [url, name] = SERVICES[service];
  const page = window as unknown as Record<string, unknown>;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const language = encodeURIComponent(document.documentElement.lang || 'en');
    page[LOADED] = () => resolve(page[name] as ServiceApi);
    script.src = `${url}?render=explicit&onload=${LOADED}&hl=${language}`;
    script.async = true;
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    setTimeout(() => reject(new Error(`${url} took too long`)), LOAD_MS);
    document.head.append(script);
  });
}
