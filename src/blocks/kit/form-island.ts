/**
 * Sends a form without leaving the page: checks it by the rules the server repeats, asks for a key, and shows
 * what became of it. Without this, the form is posted as it is.
 */
import { SITE_EVENTS } from '#domain/calls/contract.ts';
import type { askForKey, saveSubmission } from '#domain/forms/calls-visitor.ts';
import { checkValue } from '#domain/forms/check-value.ts';
import { collectValues } from '#domain/forms/collect-values.ts';
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH, type SubmissionRefused } from '#domain/forms/contract.ts';
import type { FormValues } from '#domain/forms/form.ts';
import { statusMessage } from '#domain/forms/messages.ts';
import { type FormScriptMessages, inScript } from '#domain/forms/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import type { Island } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { attachCounter } from '#widgets/form/character-counter.ts';
import { clearFieldError, firstInvalid, showFieldError } from '#widgets/form/field-errors.ts';
import type { Captcha } from './form-captcha.ts';
import type { FormFiles } from './form-files.ts';
import type { FormFlow } from './form-flow.ts';
import { dropUnsent, type Problem, problemBlock, returnUnsent, unsent } from './form-problem.ts';
import { type FormField, readFields } from './form-reading.ts';
import { showSent } from './form-sent.ts';

export const mountForm: Island = (root) => {
  const form = root.querySelector<HTMLFormElement>('form.form');
  if (form) return new LiveForm(form).start();
  if (!root.querySelector('.form-closed')) console.warn('Could not render form');
  return () => {};
};

class LiveForm {
  readonly #form: HTMLFormElement;
  readonly #fields: readonly FormField[];
  readonly #button: HTMLButtonElement | null;
  readonly #words: FormScriptMessages = pageWords('form', inScript);
  readonly #undos: (() => void)[] = [];
  #isSubmitting = false;
  /** Where the form asks for one. */
  #captcha: Promise<Captcha> | undefined;
  /** Where it has pages or conditions. */
  #flow: FormFlow | undefined;
  #flowReady: Promise<void> | undefined;
  /** Where it asks for files. */
  #files: Promise<FormFiles | undefined> | undefined;
  /** Asked for at the first touch, so that the server knows how long filling in took. */
  #key: Promise<string> | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#fields = readFields(form);
    this.#button = form.querySelector('.form-submit');
  }

  start(): () => void {
    const form = this.#form;
    const stopped = new AbortController();
    const { signal } = stopped;
    form.noValidate = true;
    for (const { area, maxLength } of this.#fields)
      if (area && maxLength) this.#undos.push(attachCounter(area, maxLength));
    this.#startCaptcha();
    if (form.querySelector('[data-page],[data-when]')) this.#flowReady = this.#startFlow(signal);
    if (this.#fields.some(({ type }) => type === 'file'))
      this.#files = import('./form-files.ts').then(({ mountFiles }) => mountFiles(form), nothing);
    returnUnsent(form);
    form.addEventListener('focusin', () => this.#askForKey(), { signal });
    form.addEventListener('input', (event) => this.#recheck(event.target), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void this.#submit((event.submitter as HTMLButtonElement | null)?.formNoValidate ?? false);
      },
      { signal },
    );
    return () => {
      stopped.abort();
      this.#clear();
      this.#unlock();
      for (const undo of this.#undos) undo();
      void this.#captcha?.then(({ undo }) => undo());
      this.#flow?.undo();
      void this.#files?.then((files) => files?.undo());
      form.noValidate = false;
      delete form.dataset['state'];
    };
  }

  #startCaptcha(): void {
    const place = this.#form.querySelector<HTMLElement>('.form-captcha');
    if (!place) return;
    const enable = () => {
      if (this.#button) this.#button.disabled = false;
    };
    const part = place.dataset['captcha'] ? import('./form-captcha-service.ts') : import('./form-captcha.ts');
    this.#captcha = part.then(({ mountCaptcha }) => mountCaptcha(place, enable));
    this.#undos.push(enable);
  }

  async #startFlow(signal: AbortSignal): Promise<void> {
    try {
      const { FormFlow } = await import('./form-flow.ts');
      if (!signal.aborted) this.#flow = new FormFlow(this.#form, () => this.#values());
    } catch {
      // All of it at once then: the server knows what was asked.
      const marked = this.#form.querySelectorAll<HTMLElement>('[data-off],[data-on]');
      for (const element of marked) {
        element.hidden = 'on' in element.dataset;
        delete element.dataset['off'];
      }
    }
  }

  #askForKey(): Promise<string> {
    this.#key ??= fetchKey(this.#words.key);
    const asked = this.#key;
    // The next one to ask tries again.
    asked.catch(() => {
      if (this.#key === asked) this.#key = undefined;
    });
    return asked;
  }

  async #submit(isUnchecked: boolean): Promise<void> {
    const [captcha, files] = await Promise.all([this.#captcha, this.#files, this.#flowReady]);
    if (this.#isSubmitting) return;
    // What sends files could not be fetched: the browser can.
    if (this.#files && !files) return this.#leaveToBrowser();
    this.#clear();
    const values = this.#values();
    const errors = isUnchecked ? {} : this.#errorsIn(values);
    if (Object.keys(errors).length > 0) return this.#fail({ message: this.#words.invalid, errors });
    if (this.#flow?.goOn()) return;
    if (captcha && captcha.key() === '') return captcha.refuse(this.#words.captcha);
    this.#lock();
    const problem = (await this.#settle(files)) ?? (await this.#send(this.#values(), captcha?.key()));
    this.#unlock();
    if (problem) this.#fail(problem, captcha);
    else this.#succeed();
  }

  #values(): FormValues {
    const entered = new FormData(this.#form);
    const query = new URLSearchParams(location.search);
    return collectValues(
      this.#fields,
      (name) => entered.getAll(name).filter((value) => typeof value === 'string'),
      (name) => query.get(name),
    );
  }

  #errorsIn(values: FormValues): Record<string, string> {
    // Where what decides that could not be fetched, the server does.
    const due = this.#fields.filter(({ id }) => this.#flow?.isDue(id) ?? !this.#flowReady);
    const errors = due.map((field) => [field.id, checkValue(field, values[field.id], this.#words)]);
    return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
  }

  #asked(values: FormValues): FormValues {
    return Object.fromEntries(Object.entries(values).filter(([id]) => this.#flow?.isAsked(id) ?? true));
  }

  /** Waits for what is on its way. */
  async #settle(files: FormFiles | undefined): Promise<Problem | undefined> {
    const errors = this.#asked((await files?.settle()) ?? {}) as Record<string, string>;
    return Object.keys(errors).length > 0 ? { message: this.#words.invalid, errors } : undefined;
  }

  /** @returns what went wrong; undefined once it is stored */
  async #send(values: FormValues, captchaKey?: string, isRepeated = false): Promise<Problem | undefined> {
    const key = await this.#askForKey().catch(nothing);
    if (key === undefined) return this.#unsent('key');
    if (key === NO_COOKIES) return this.#leaveToBrowser();
    const body = { ...this.#pageFields(), key, form: JSON.stringify(this.#asked(values)), captchaKey };
    const answer = await api.post<typeof saveSubmission>(SAVE_SUBMISSION_PATH, body);
    if (answer.ok) return undefined;
    // Without cookies there is no crumb; a form that the browser sends needs none.
    if (answer.kind === 'crumb') return this.#leaveToBrowser();
    // With the same key, trying again never stores it twice.
    if (answer.kind !== 'status') return this.#unsent('processing');
    const { status = 0 } = answer;
    const data = (answer.data ?? {}) as SubmissionRefused;
    if (data.keyFail && !isRepeated) {
      this.#key = undefined;
      return this.#send(values, captchaKey, true);
    }
    if (status !== 400 || !data.errors) return { message: statusMessage(status, data.error, this.#words) };
    const { errors } = data;
    if (this.#form.dataset['newsletter']) return { errors };
    return { errors, message: this.#words.above, below: this.#words.below };
  }

  #unsent(what: 'key' | 'processing'): Problem {
    return unsent(this.#form, this.#words[what], this.#words.offline);
  }

  async #leaveToBrowser(): Promise<never> {
    (await this.#files)?.release();
    this.#form.submit();
    return new Promise(() => {});
  }

  /** What the page says of itself and the form, in hidden inputs. */
  #pageFields(): Record<string, string> {
    const inputs = [...this.#form.querySelectorAll<HTMLInputElement>('input[name]:not([name^=f-])')];
    const fields = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    return this.#form.closest('dialog,[role=dialog]') ? { ...fields, isOverlayForm: 'true' } : fields;
  }

  #succeed(): void {
    const form = this.#form;
    form.dataset['state'] = 'success';
    dropUnsent(form);
    form.dispatchEvent(
      new CustomEvent(SITE_EVENTS.formSuccess, { bubbles: true, detail: { formId: form['formId']?.value } }),
    );
    const { success } = form.dataset;
    if (success) location.assign(success);
    else this.#undos.push(showSent(form));
  }

  #fail({ message, below, errors = {} }: Problem, captcha?: Captcha): void {
    // A solution is good once; what depends on it waits for the next.
    captcha?.reset();
    if (captcha && this.#button) this.#button.disabled = true;
    const form = this.#form;
    form.dataset['state'] = 'failure';
    this.#flow?.reveal(errors);
    for (const { id, element } of this.#fields) {
      const error = errors[id];
      if (error !== undefined) showFieldError(element, error);
    }
    const block = message === undefined ? undefined : problemBlock(message);
    const body = form.querySelector('.newsletter-body');
    if (block && body) body.before(block);
    else if (block) form.prepend(block);
    if (below !== undefined) form.append(problemBlock(below));
    (block ?? firstInvalid(form))?.focus();
  }

  #clear(): void {
    for (const block of this.#form.querySelectorAll('.form-problem')) block.remove();
    for (const { element } of this.#fields) clearFieldError(element);
  }

  /** A field in error is looked at again with every change; with the last one nothing is wrong with the form. */
  #recheck(target: EventTarget | null): void {
    const field = this.#fields.find(({ element }) => element.contains(target as Node));
    if (!field || checkValue(field, this.#values()[field.id], this.#words)) return;
    if (clearFieldError(field.element) && !firstInvalid(this.#form)) this.#clear();
  }

  #lock(): void {
    const button = this.#button;
    this.#isSubmitting = true;
    this.#form.dataset['state'] = 'submitting';
    this.#form.ariaBusy = 'true';
    for (const part of this.#form.querySelectorAll<HTMLElement>('.form-fields')) part.inert = true;
    if (!button) return;
    button.ariaDisabled = 'true';
    button.dataset['label'] = button.textContent ?? '';
    button.textContent = this.#words.submitting;
  }

  #unlock(): void {
    const button = this.#button;
    if (!this.#isSubmitting) return;
    this.#isSubmitting = false;
    this.#form.ariaBusy = null;
    for (const part of this.#form.querySelectorAll<HTMLElement>('.form-fields')) part.inert = false;
    if (!button) return;
    button.ariaDisabled = null;
    button.textContent = button.dataset['label'] ?? '';
    delete button.dataset['label'];
  }
}

const nothing = () => undefined;

/** Stands for a key where the visitor's browser takes no cookies: it can send the form by itself. */
const NO_COOKIES = '';

/** @param failed what is said where there is none */
async function fetchKey(failed: string): Promise<string> {
  const answer = await api.post<typeof askForKey>(SUBMISSION_KEY_PATH);
  if (!answer.ok && answer.kind === 'crumb') return NO_COOKIES;
  const key = answer.ok ? answer.data?.key : undefined;
  if (!key) throw new Error(failed);
  return key;
}
