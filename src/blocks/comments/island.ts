/**
 * Commenting without leaving the page: the form goes to where an answer belongs, what is wrong is said beside the
 * field, and a comment stands in its place as soon as it is stored. Without this the form does all of it by pages.
 */
import type { CommentAnswer, leaveComment } from '#domain/comments/calls-visitor.ts';
import { checkComment, cleanComment, hasErrors } from '#domain/comments/check-comment.ts';
import { COMMENT_HONEYPOT, COMMENTS_PATH, type CommentErrors } from '#domain/comments/contract.ts';
import { inScript } from '#domain/comments/words/en.ts';
import { api } from '#runtime/calls/data-layer.ts';
import type { Island } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { mountRelativeTimes } from '#widgets/relative-time/relative-time.ts';
import { placeForm } from './place-form.ts';
import { mountProvider } from './provider-island.ts';
import { showComment } from './show-comment.ts';

const mount: Island = (root) => {
  if (root.dataset['widgetScript']) return mountProvider(root);
  const form = root.querySelector<HTMLFormElement>('.comment-form');
  if (!form) return () => {};
  const texts = pageWords('comment', inScript);
  const stopped = new AbortController();
  const { signal } = stopped;
  const touchedAt = performance.now();
  const place = placeForm(root, form, { signal, texts, onMove: () => showErrors(form, '', {}) });
  const status = root.querySelector<HTMLElement>('.comments-waiting');
  const ago = agoIn(document.documentElement.lang || 'en', texts.justNow);
  let stopTimes = mountRelativeTimes(root, ago);
  void api.prepare();
  form.noValidate = true;

  const finish = (written: Written, told: CommentAnswer | undefined) => {
    if (!told || told.status === 'refused') {
      showErrors(form, told?.message ?? texts.failed, told?.errors ?? {});
      return;
    }
    place.reset();
    inputOf(form, 'body').value = '';
    if (told.status === 'published') {
      const { name, body } = cleanComment(written);
      showComment(root, told.id, { name: name || texts.anonymous, body }, written.parent);
      stopTimes();
      stopTimes = mountRelativeTimes(root, ago);
      return;
    }
    status?.classList.add('is-shown');
    status?.focus();
  };
  const send = async () => {
    const written = readForm(form);
    const errors = checkComment(
      cleanComment(written),
      { isNameRequired: inputOf(form, 'name').required },
      texts,
    );
    status?.classList.remove('is-shown');
    showErrors(form, '', errors);
    if (hasErrors(errors)) return;
    setBusy(form, texts.sending);
    const filledInMs = Math.round(performance.now() - touchedAt);
    const answer = await api.post<typeof leaveComment>(COMMENTS_PATH, { ...written, filledInMs });
    setBusy(form);
    if (signal.aborted) return;
    // Without cookies no call is taken; the form itself needs none.
    if (!answer.ok && answer.kind === 'crumb') form.submit();
    else finish(written, readAnswer(answer.data));
  };

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (!isBusy(form)) void send();
    },
    { signal },
  );
  return () => {
    stopped.abort();
    stopTimes();
    place.reset();
    form.noValidate = false;
  };
};
export default mount;

/** How long ago something was, in whole seconds. */
function agoIn(language: string, justNow: string): (seconds: number) => string {
  const format = new Intl.RelativeTimeFormat(language);
  return (seconds) => (seconds === 0 ? justNow : format.format(-seconds, 'second'));
}

type Written = ReturnType<typeof readForm>;
type Name = 'name' | 'email' | 'body';

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function readForm(form: HTMLFormElement) {
  const value = (name: string) => inputOf(form, name).value;
  return {
    item: value('item'),
    parent: value('parent'),
    name: value('name'),
    email: value('email'),
    body: value('body'),
    [COMMENT_HONEYPOT]: value(COMMENT_HONEYPOT),
  };
}

/** Focus goes to the first field that is marked, else to what is said of the whole. */
function showErrors(form: HTMLFormElement, message: string, errors: CommentErrors): void {
  const problem = form.querySelector<HTMLElement>('.comment-problem');
  if (problem) problem.textContent = message;
  const names: readonly Name[] = ['body', 'name', 'email'];
  for (const name of names) {
    const input = inputOf(form, name);
    const error = input.parentElement?.querySelector('.comment-error');
    if (error) error.textContent = errors[name] ?? '';
    if (errors[name]) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  }
  const first = names.find((name) => errors[name]);
  if (first) inputOf(form, first).focus();
  else if (message) problem?.focus();
}

/** @param words on its button for as long as it is being sent; absent once it has been */
function setBusy(form: HTMLFormElement, words?: string): void {
  const button = form.querySelector('button');
  if (!button) return;
  button.setAttribute('aria-disabled', String(words !== undefined));
  button.textContent = words ?? pageWords('comment', inScript).send;
}

function isBusy(form: HTMLFormElement): boolean {
  return form.querySelector('button[aria-disabled="true"]') !== null;
}

function readAnswer(data: unknown): CommentAnswer | undefined {
  const answer = data as CommentAnswer | undefined;
  return answer?.status && typeof answer.message === 'string' ? answer : undefined;
}
