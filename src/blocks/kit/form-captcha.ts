/** The captcha of a form: one box to tick, and a moment's work for the browser. Fetched where there is one. */
import type { readChallenge } from '#domain/captcha/calls-visitor.ts';
import { CAPTCHA_COMPACT_BELOW, CAPTCHA_PATH, writeCaptchaKey } from '#domain/captcha/challenge.ts';
import { inScript } from '#domain/captcha/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import { pageWords } from '#runtime/words.ts';
import { solve } from '#widgets/proof-of-work/solve.ts';

export interface Captcha {
  /** What goes with the submission; empty until it is solved. */
  key(): string;
  reset(): void;
  /** Marks it as what is missing, with the reason beside it, and takes the focus. */
  refuse(reason: string): void;
  undo(): void;
}

/** On this page: each names what describes it. */
let count = 0;

/** @param onSolved called each time it is solved */
export function mountCaptcha(place: HTMLElement, onSolved: () => void): Captcha {
  const texts = pageWords('captcha', inScript);
  const label = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const words = document.createElement('p');
  let key = '';
  let work = new AbortController();
  const show = (state: 'idle' | 'working' | 'done' | 'failed') => {
    place.dataset['state'] = state;
    box.ariaInvalid = null;
    words.textContent = state === 'idle' ? '' : texts[state];
  };
  const reset = () => {
    work.abort();
    key = '';
    box.checked = false;
    show('idle');
  };
  const start = async () => {
    work.abort();
    work = new AbortController();
    const { signal } = work;
    show('working');
    const answer = await api.get<typeof readChallenge>(CAPTCHA_PATH, { retries: 1 });
    const challenge = answer.ok ? answer.data : undefined;
    const number = challenge && (await solve(challenge, challenge.maxnumber, signal));
    if (signal.aborted) return;
    if (challenge && number !== undefined) {
      key = writeCaptchaKey(challenge, number);
      show('done');
      onSolved();
    } else {
      box.checked = false;
      show('failed');
    }
  };
  words.role = 'status';
  words.id = `captcha-${++count}`;
  box.setAttribute('aria-describedby', words.id);
  label.className = 'field-option';
  label.append(box, texts.label);
  place.append(label, words);
  // On a page that is not shown yet it has no width of its own.
  const width = place.clientWidth || (place.parentElement?.clientWidth ?? 0);
  place.dataset['size'] = width < CAPTCHA_COMPACT_BELOW ? 'compact' : 'normal';
  box.addEventListener('change', () => {
    if (box.checked) void start();
    else reset();
  });
  reset();
  return {
    key: () => key,
    reset,
    refuse(reason) {
      place.dataset['state'] = 'refused';
      words.textContent = reason;
      box.ariaInvalid = 'true';
      box.focus();
    },
    undo() {
      work.abort();
      place.replaceChildren();
      delete place.dataset['size'];
      delete place.dataset['state'];
    },
  };
}
