/**
 * The captcha of a service: its script is fetched when somebody begins to fill in the form, not before. Where it
 * does not load, the form can be sent all the same, and the owner sees that it came without.
 */
import { CAPTCHA_COMPACT_BELOW } from '#domain/captcha/challenge.ts';
import { CAPTCHA_UNAVAILABLE, type CaptchaService } from '#domain/captcha/providers.ts';
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
const LOADED = 'vitrineCaptchaLoaded';
const LOAD_MS = 15_000;

const TEXTS = {
  idle: '',
  loading: 'One moment…',
  failed: 'The captcha did not load. You can send the form without it.',
} as const;

/** @param onSolved called each time it is solved, or known that it cannot be */
export function mountCaptcha(place: HTMLElement, onSolved: () => void): Captcha {
  const form = place.closest('form') ?? place;
  const { captcha: service, siteKey = '' } = place.dataset;
  const stopped = new AbortController();
  const { signal } = stopped;
  const holder = document.createElement('div');
  const words = document.createElement('p');
  const size = (place.clientWidth || form.clientWidth) < CAPTCHA_COMPACT_BELOW ? 'compact' : 'normal';
  let key = '';
  let hasBegun = false;
  let undoWidget = (): void => {};
  let resetWidget = (): void => {};
  const show = (state: keyof typeof TEXTS) => {
    place.dataset['state'] = state;
    words.textContent = TEXTS[state];
  };
  const fail = () => {
    key = CAPTCHA_UNAVAILABLE;
    show('failed');
    onSolved();
  };
  const begin = async () => {
    // On a later page of the form: once that is open.
    if (hasBegun || !isShown(place)) return;
    hasBegun = true;
    show('loading');
    try {
      const api = await load(service as CaptchaService);
      if (signal.aborted) return;
      const widget = api.render(holder, {
        sitekey: siteKey,
        size,
        callback(token) {
          key = token;
          show('idle');
          onSolved();
        },
        'expired-callback': () => {
          key = '';
        },
        'error-callback': fail,
      });
      resetWidget = () => api.reset(widget);
      undoWidget = () => api.remove?.(widget);
      show('idle');
    } catch {
      if (!signal.aborted) fail();
    }
  };
  words.role = 'status';
  place.append(holder, words);
  place.dataset['size'] = size;
  show('idle');
  if (form.contains(document.activeElement)) void begin();
  form.addEventListener('focusin', () => void begin(), { signal });
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
