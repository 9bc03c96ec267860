/**
 * Keeps the frame in step with the session: has the server render the sections that have changed, and passes the
 * markup on. One call at a time; what changes meanwhile goes into the next.
 */
import { BODY } from '#domain/content/body-id.ts';
import type { Body } from '#domain/content/content.ts';
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import { render } from '#domain/pages/calls.ts';
import { call } from '../api.ts';

export interface DraftRenderer {
  /** The frame has just loaded and shows this. */
  begin(shown: Body | undefined): void;
  /** @param excluded the section, or `body`, is not rendered while its text is edited in the frame */
  update(body: Body, excluded?: string): void;
  /** Shows what the page has of settings anew, in the parts around its sections. */
  refresh(body: Body): void;
  stop(): void;
}

const AGAIN_MS = 3000;

/** @param show is told as well whether the page has all that is wanted then, or more is on its way */
export function createDraftRenderer(
  own: { readonly site: string; readonly document: string },
  show: (message: Extract<OwnerMessage, { type: 'show' }>, isUpToDate: boolean) => void,
): DraftRenderer {
  let shown: Body | undefined;
  let wanted: Body | undefined;
  let excluded: string | undefined;
  let isBusy = false;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    if (isBusy || !isReady || !wanted || wanted === shown) return;
    const body = wanted;
    const sections = changedSections(shown, body).filter((id) => id !== excluded);
    const isSame =
      shown !== undefined &&
      sections.length === 0 &&
      hasSameFrame(shown, keepExcluded(shown, body, excluded));
    if (isSame) return;
    isBusy = true;
    clearTimeout(timer);
    try {
      const answer = await call(render, { ...own, body: { body, sections } });
      const message = { type: 'show', ...answer, order: [...answer.order] };
      shown = keepExcluded(shown, body, excluded);
      show(message as Extract<OwnerMessage, { type: 'show' }>, isAllOf(wanted, shown));
    } catch {
      // The page stays as it is, and the save status says what is wrong. Tries again by itself.
      timer = setTimeout(() => void run(), AGAIN_MS);
    } finally {
      isBusy = false;
    }
    if (timer === undefined || wanted !== body) void run();
  };
  return {
    begin(body) {
      shown = body;
      isReady = true;
      void run();
    },
    update(body, nextExcluded) {
      wanted = body;
      excluded = nextExcluded;
      timer = undefined;
      void run();
    },
    refresh(body) {
      wanted ??= body;
      shown &&= { ...shown, fields: { ...shown.fields } };
      void run();
    },
    stop() {
      isReady = false;
      clearTimeout(timer);
    },
  };
}

function isAllOf(wanted: Body | undefined, shown: Body): boolean {
  return wanted !== undefined && changedSections(shown, wanted).length === 0 && hasSameFrame(shown, wanted);
}

function changedSections(shown: Body | undefined, body: Body): string[] {
  return body.sections.filter((section) => !shown?.sections.includes(section)).map(({ id }) => id);
}

/** Whether everything but the content of sections is the same. */
function hasSameFrame(shown: Body, body: Body): boolean {
  const order = (each: Body) => each.sections.map(({ id }) => id).join();
  return shown.title === body.title && shown.fields === body.fields && order(shown) === order(body);
}

/** What is excluded still shows its old content, so it has to be rendered once it is included again. */
function keepExcluded(shown: Body | undefined, body: Body, excluded: string | undefined): Body {
  if (excluded === undefined) return body;
  if (excluded === BODY) return shown ? { ...body, title: shown.title, fields: shown.fields } : body;
  const before = shown?.sections.find(({ id }) => id === excluded);
  const sections = body.sections.map((section) => (section.id === excluded && before ? before : section));
  return { ...body, sections };
}
