/**
 * What of a form is asked, a page at a time. The server has marked what it shows first: `data-off` is unseen where
 * scripts run, `data-on` where they do not. Fetched where a form has conditions or pages.
 */
import type { Operator } from '#domain/forms/condition.ts';
import type { FieldType } from '#domain/forms/field-types.ts';
import type { FormField, FormValues } from '#domain/forms/form.ts';
import { type FormPage, pagesOf, stepsOf, stepText, stepWith } from '#domain/forms/form-pages.ts';
import { askedFields } from '#domain/forms/show-when.ts';
import { inScript } from '#domain/forms/words/en.ts';
import { fill, pageWords } from '#runtime/words.ts';
import { isShown } from './is-shown.ts';

interface Part extends Pick<FormField, 'id' | 'type' | 'showWhen'> {
  readonly element: HTMLElement;
}

interface Page extends FormPage<Part> {
  readonly element: HTMLElement | null | undefined;
}

export class FormFlow {
  readonly #form: HTMLFormElement;
  readonly #values: () => FormValues;
  readonly #words = pageWords('form', inScript);
  readonly #parts: readonly Part[];
  readonly #pages: readonly Page[];
  readonly #says = document.createElement('p');
  readonly #stopped = new AbortController();
  /** Of its step in entries of the history. */
  readonly #key: string;
  readonly #marked: [HTMLElement, 'off' | 'on'][] = [];
  /** What this has shown or hidden, with whether it was hidden before. */
  readonly #wasHidden = new Map<HTMLElement, HTMLElement['hidden']>();
  /** As the server wrote it. */
  readonly #progress: readonly Node[];
  #asked: ReadonlySet<string> = new Set();
  #steps: readonly Page[];
  #step: Page | undefined;

  constructor(form: HTMLFormElement, values: () => FormValues) {
    this.#form = form;
    this.#key = `step ${[...document.forms].indexOf(form)}`;
    this.#values = values;
    this.#parts = [...form.querySelectorAll<HTMLElement>('[data-field],[data-page]')].map(readPart);
    this.#pages = pagesOf(this.#parts).map((page) => ({
      ...page,
      element: page.head?.element ?? page.fields[0]?.element.closest<HTMLElement>('.form-fields'),
    }));
    this.#steps = this.#pages;
    this.#step = this.#pages.find(({ element }) => !element?.dataset['off']);
    this.#progress = [...(this.#find('.form-progress')?.cloneNode(true).childNodes ?? [])];
    this.#start();
  }

  isAsked(id: string): boolean {
    return this.#asked.has(id);
  }

  /** Whether it has to be right for going on: it is asked on this page, or at the end on any. */
  isDue(id: string): boolean {
    const isHere = this.#step?.fields.some((field) => field.id === id) || this.#step === this.#steps.at(-1);
    return isHere && this.isAsked(id);
  }

  /** @returns false on the last page */
  goOn(): boolean {
    const isMoved = this.#goTo(this.#steps[this.#place() + 1]);
    if (isMoved) history.pushState({ ...history.state, [this.#key]: this.#place() }, '');
    return isMoved;
  }

  /** Goes to the first page with one of these fields. */
  reveal(errors: Readonly<Record<string, unknown>>): void {
    const step = stepWith(this.#steps, (id) => id in errors);
    if (step !== this.#step) this.#goTo(step);
  }

  undo(): void {
    this.#stopped.abort();
    this.#says.remove();
    this.#find('.form-progress')?.replaceChildren(...this.#progress);
    for (const [element, wasHidden] of this.#wasHidden) element.hidden = wasHidden;
    for (const [element, mark] of this.#marked) element.dataset[mark] = 'true';
  }

  #start(): void {
    const form = this.#form;
    const { signal } = this.#stopped;
    for (const mark of ['off', 'on'] as const)
      for (const element of form.querySelectorAll<HTMLElement>(`[data-${mark}]`)) {
        delete element.dataset[mark];
        this.#marked.push([element, mark]);
      }
    this.#says.className = 'form-says';
    this.#says.role = 'status';
    form.append(this.#says);
    form.addEventListener('input', () => this.#update(), { signal });
    // The way back of the browser goes back one step; its button does the same.
    const isOurs = () => this.#placeIn(history.state) === this.#place();
    const back = () => (isOurs() ? history.back() : void this.#goTo(this.#steps[this.#place() - 1]));
    const onMoved = ({ state }: PopStateEvent) => {
      const step = this.#steps[this.#placeIn(state)];
      if (step && step !== this.#step) this.#goTo(step);
    };
    window.addEventListener('popstate', onMoved, { signal });
    this.#find('.form-back')?.addEventListener('click', back, { signal });
    this.#show();
  }

  /** Of the step that an entry of the history holds: the first one where it holds none. */
  #placeIn(state: unknown): number {
    const place = (state as Record<string, unknown> | null)?.[this.#key];
    return typeof place === 'number' ? place : 0;
  }

  #find(selector: string): HTMLElement | null {
    return this.#form.querySelector(selector);
  }

  #place(): number {
    return this.#step ? this.#steps.indexOf(this.#step) : 0;
  }

  /** With every entry: says what it has brought up. */
  #update(): void {
    const before = this.#asked;
    this.#show();
    const added = this.#parts.filter(
      ({ id, element }) => this.isAsked(id) && !before.has(id) && isShown(element),
    );
    const labels = added.map(({ element }) => element.querySelector('.field-label,h2')?.textContent);
    if (labels.length > 0) this.#says.textContent = fill(this.#words.asked, { labels: labels.join(', ') });
  }

  #show(): void {
    const focused = document.activeElement;
    this.#asked = askedFields(this.#parts, this.#values());
    this.#steps = stepsOf(this.#pages, this.#asked);
    if (!this.#step || !this.#steps.includes(this.#step)) this.#step = this.#steps[0];
    for (const { element, type, id } of this.#parts)
      if (type !== 'page') this.#hide(element, !this.isAsked(id));
    if (this.#pages.length > 1) this.#showStep();
    if (focused && this.#form.contains(focused) && !isShown(focused)) this.#focusBefore(focused);
  }

  #showStep(): void {
    const at = this.#place();
    const isLast = at === this.#steps.length - 1;
    for (const page of this.#pages) this.#hide(page.element, page !== this.#step);
    this.#hide(this.#find('.form-back'), at === 0);
    this.#hide(this.#find('.form-next'), isLast);
    this.#hide(this.#find('.form-submit'), !isLast);
    this.#hide(this.#find('.form-captcha'), !isLast);
    const progress = this.#find('.form-progress');
    this.#hide(progress, false);
    const [text, bar] = progress?.children ?? [];
    if (text) text.textContent = stepText(this.#words, at, this.#steps.length);
    const segments = this.#steps.map(() => document.createElement('span'));
    for (const done of segments.slice(0, at + 1)) done.className = 'is-done';
    bar?.replaceChildren(...segments);
  }

  #hide(element: HTMLElement | null | undefined, isHidden: boolean): void {
    if (!element) return;
    if (!this.#wasHidden.has(element)) this.#wasHidden.set(element, element.hidden);
    element.hidden = isHidden;
  }

  #goTo(step: Page | undefined): boolean {
    if (!step) return false;
    this.#step = step;
    this.#show();
    this.#focusHead();
    return true;
  }

  /** What had the focus is gone: the last control before it gets it. */
  #focusBefore(gone: Element): void {
    const controls = [...this.#form.querySelectorAll<HTMLElement>('input,select,textarea,button')];
    const isBefore = (each: HTMLElement) =>
      each.tabIndex >= 0 &&
      isShown(each) &&
      gone.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_PRECEDING;
    const before = controls.findLast(isBefore);
    if (before) before.focus();
    else this.#focusHead();
  }

  #focusHead(): void {
    const head =
      this.#step?.head?.element.querySelector<HTMLElement>('h2') ?? this.#find('.form-progress > p');
    if (!head) return;
    head.focus();
    this.#says.textContent = stepText(this.#words, this.#place(), this.#steps.length);
  }
}

function readPart(element: HTMLElement): Part {
  const { field, page = '', type, when } = element.dataset;
  const [other, operator, value] = when ? (JSON.parse(when) as [string, Operator, string]) : [];
  return {
    id: field ?? page,
    type: field === undefined ? 'page' : (type as FieldType),
    showWhen: other && operator ? { field: other, operator, value: value ?? '' } : undefined,
    element,
  };
}
