/**
 * Hits below the search field while the visitor types: a combobox with a list, as the ARIA practices
 * describe it. The form keeps working as it is; Enter without a chosen hit sends it.
 */
import { SEARCH_PATH, type SearchAnswer, searchUrl } from '#domain/search/contract.ts';
import { readAnswer } from '#domain/search/read-answer.ts';
import type { Island } from '#runtime/island.ts';
import { fillPlural } from '#runtime/plural-words.ts';
import { pageWords } from '#runtime/words.ts';
import { createSuggestions, type Suggestions } from '#widgets/suggestions/suggestions.ts';
import { inScript } from './words/en.ts';

const DEBOUNCE_MS = 180;
const MIN_LENGTH = 2;
const MAX_HITS = 6;

const mount: Island = (root) => {
  const form = root.querySelector<HTMLFormElement>('form[data-preview]');
  const input = form?.querySelector<HTMLInputElement>('input[type=search]');
  if (!form || !input) return () => {};
  const words = pageWords('search', inScript);
  const preview = createSuggestions(form, input, words.list);
  const stopped = new AbortController();
  const lookUp = createLookUp(preview, form.action, words);
  const { signal } = stopped;
  const type = () => lookUp.ask(input.value.trim());

  input.addEventListener('input', type, { signal });
  input.addEventListener('keydown', (event) => answerKey(event, preview), { signal });
  input.addEventListener('focus', () => input.value && type(), { signal });
  form.addEventListener(
    'focusout',
    (event) => {
      if (!form.contains(event.relatedTarget as Node | null)) preview.hide();
    },
    { signal },
  );
  // Words typed before this script was there.
  if (document.activeElement === input && input.value) type();
  return () => {
    stopped.abort();
    lookUp.cancel();
    preview.remove();
  };
};
export default mount;

/**
 * Asks for hits once typing pauses; an answer that comes after the next question is dropped.
 * @param action of the form: the search in the language of the page
 */
function createLookUp(preview: Suggestions, action: string, words: typeof inScript) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let request: AbortController | undefined;
  const cancel = () => {
    clearTimeout(timer);
    request?.abort();
  };
  const fetchHits = async (asked: string) => {
    request = new AbortController();
    const { signal } = request;
    preview.show([], words.searching);
    try {
      const response = await fetch(
        new URL(searchUrl(asked, { format: 'json' }).slice(SEARCH_PATH.length), action),
        {
          signal,
          headers: { accept: 'application/json' },
        },
      );
      const answer = response.ok ? readAnswer(await response.json()) : undefined;
      if (signal.aborted) return;
      if (!answer) preview.show([], words.failed);
      else preview.show(answer.hits.slice(0, MAX_HITS), describeCount(answer, words));
    } catch {
      // Aborted by the next question, or the network failed: only the latter concerns the visitor.
      if (!signal.aborted) preview.show([], words.failed);
    }
  };
  return {
    ask(asked: string) {
      cancel();
      if (asked.length < MIN_LENGTH) preview.hide();
      else timer = setTimeout(() => void fetchHits(asked), DEBOUNCE_MS);
    },
    cancel,
  };
}

function describeCount({ hits, total }: SearchAnswer, words: typeof inScript): string {
  const hasMore = total > Math.min(hits.length, MAX_HITS);
  return fillPlural(hasMore ? words.more : words.results, { total: hits.length && total });
}

function answerKey(event: KeyboardEvent, preview: Suggestions): void {
  if (event.isComposing) return;
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step && preview.move(step)) event.preventDefault();
  if (event.key === 'Enter' && preview.follow()) event.preventDefault();
  // Where nothing is open, Escape empties the field as the browser does.
  if (event.key === 'Escape' && preview.hide()) event.preventDefault();
}
