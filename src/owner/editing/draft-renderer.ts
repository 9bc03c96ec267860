/**
 * Keeps the frame showing what the session holds: asks the server to render the sections that have changed and
 * hands the answer on. One call at a time; what changes meanwhile goes into the next.
 */
import type { Body } from '#domain/content/content.ts';
import type { OwnerMessage } from '#domain/editor/protocol.ts';
import type { RenderAnswer } from '#domain/editor/render-draft.ts';
import { api } from '../api.ts';

export interface DraftRenderer {
  /** The frame has just loaded and shows this. */
  begin(shown: Body | undefined): void;
  /** @param heldSection is left alone while its text is edited in the frame itself */
  update(body: Body, heldSection?: string): void;
  stop(): void;
}

const AGAIN_MS = 3000;

export function createDraftRenderer(
  address: string,
  show: (message: Extract<OwnerMessage, { type: 'show' }>) => void,
): DraftRenderer {
  let shown: Body | undefined;
  let wanted: Body | undefined;
  let held: string | undefined;
  let isBusy = false;
  let isReady = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (): Promise<void> => {
    if (isBusy || !isReady || !wanted || wanted === shown) return;
    const body = wanted;
    const sections = changedSections(shown, body).filter((id) => id !== held);
    const isSame = shown !== undefined && sections.length === 0 && hasSameFrame(shown, body);
    if (isSame) return;
    isBusy = true;
    clearTimeout(timer);
    try {
      const answer = await api.post<RenderAnswer>(`${address}/render`, { body, sections });
      show({ type: 'show', ...answer, order: [...answer.order] } as Extract<OwnerMessage, { type: 'show' }>);
      shown = keepHeld(shown, body, held);
    } catch {
      // The page keeps what it shows; saving says what is wrong. Try again by itself.
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
    update(body, heldSection) {
      wanted = body;
      held = heldSection;
      timer = undefined;
      void run();
    },
    stop() {
      isReady = false;
      clearTimeout(timer);
    },
  };
}

function changedSections(shown: Body | undefined, body: Body): string[] {
  return body.sections.filter((section) => !shown?.sections.includes(section)).map(({ id }) => id);
}

/** Everything but the sections' own insides. */
function hasSameFrame(shown: Body, body: Body): boolean {
  const order = (each: Body) => each.sections.map(({ id }) => id).join();
  return shown.title === body.title && shown.fields === body.fields && order(shown) === order(body);
}

/** The section that was left alone still shows what it did, so that it is written anew when it is let go. */
function keepHeld(shown: Body | undefined, body: Body, held: string | undefined): Body {
  if (held === undefined) return body;
  const before = shown?.sections.find(({ id }) => id === held);
  const sections = body.sections.map((section) => (section.id === held && before ? before : section));
  return { ...body, sections };
}
