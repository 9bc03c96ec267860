/** Moves the form below the comment that is answered, and back. */
import type { inScript } from '#domain/comments/words/en.ts';
import { fill } from '#runtime/words.ts';

export interface FormPlace {
  /** Where it stood first, answering nobody, or whom its page says. */
  reset(): void;
}

interface PlaceOptions {
  readonly signal: AbortSignal;
  readonly texts: typeof inScript;
  /** It answers somebody else from now on, or nobody. */
  readonly onMove: () => void;
}

export function placeForm(
  root: HTMLElement,
  form: HTMLFormElement,
  { signal, texts, onMove }: PlaceOptions,
): FormPlace {
  const home = document.createComment('');
  form.before(home);
  const heading = form.querySelector('h3');
  const parent = form.elements.namedItem('parent') as HTMLInputElement;
  const first = { heading: heading?.textContent ?? '', parent: parent.value };
  let answered: HTMLElement | undefined;
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.className = 'comment-cancel-button';
  cancel.textContent = texts.cancel;

  const set = (words: string, parentId: string) => {
    if (heading) heading.textContent = words;
    parent.value = parentId;
  };
  const reset = () => {
    if (!answered) return;
    answered = undefined;
    cancel.remove();
    set(first.heading, first.parent);
    home.after(form);
  };
  cancel.addEventListener(
    'click',
    () => {
      const link = answered;
      reset();
      onMove();
      link?.focus();
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLElement>('[data-reply]');
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      answered = link;
      onMove();
      const author = link.dataset['author'] ?? texts.anonymous;
      set(fill(texts.replyToAuthor, { author }), link.dataset['reply'] ?? '');
      link.closest('article')?.after(form);
      form.append(cancel);
      form.querySelector('textarea')?.focus();
    },
    { signal },
  );
  return { reset };
}
