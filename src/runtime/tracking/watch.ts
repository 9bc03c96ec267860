/** Looks for what is counted beside the page itself: buttons and forms that are seen, pressed and sent, overlays. */
import {
  BUTTON_CLICK_PATH,
  BUTTON_RENDER_PATH,
  type ButtonView,
  FORM_RENDER_PATH,
  FORM_SENT_EVENT,
  type HitEvent,
  OVERLAY_EVENT,
  OVERLAY_PATH,
  QUICK_VIEW_EVENT,
  QUICK_VIEW_PATH,
} from '#domain/tracking/contract.ts';

type Tell = (path: string, what: object) => void;

export interface Watching {
  readonly tell: Tell;
  readonly hit: (event: HitEvent, subject: string) => void;
}

const BUTTON = 'a.button[href]';
const FORM = 'form.form';

/** @returns its undo */
export function watchPage({ tell, hit }: Watching): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      const formId = formIdOf(target);
      if (formId) tell(FORM_RENDER_PATH, { formId });
      // What only asks for a free table looks like a form, and sends nothing.
      else if (!target.matches(FORM)) tell(BUTTON_RENDER_PATH, viewOf(target));
    }
  });
  for (const element of document.querySelectorAll(`${BUTTON},${FORM}`)) seen.observe(element);
  const onPress = (event: Event) => {
    const button = (event.target as Element | null)?.closest?.(BUTTON);
    if (button) tell(BUTTON_CLICK_PATH, viewOf(button));
  };
  // A middle press opens it in another tab.
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, onPress, { capture: true, signal });
  listen(FORM_SENT_EVENT, ({ formId }) => hit('form-submit', formId ?? ''), signal);
  listen(OVERLAY_EVENT, (record) => tell(OVERLAY_PATH, record), signal);
  listen(QUICK_VIEW_EVENT, ({ id = '' }) => tell(`${QUICK_VIEW_PATH}/${encodeURIComponent(id)}`, {}), signal);
  return () => {
    stopped.abort();
    seen.disconnect();
  };
}

function listen(
  name: string,
  told: (detail: Readonly<Record<string, string | undefined>>) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(name, (event) => told((event as CustomEvent).detail ?? {}), { signal });
}

function formIdOf(form: Element): string {
  return form.querySelector<HTMLInputElement>('input[name=formId]')?.value ?? '';
}

/** As its classes say it: the block has no script of its own. */
function viewOf(button: Element): ButtonView {
  const row = button.closest('.button-row');
  const classOf = (element: Element | null, pattern: RegExp) =>
    pattern.exec(element?.className ?? '')?.[1] ?? '';
  const text = button.textContent?.trim() ?? '';
  return {
    id: button.closest<HTMLElement>('[data-block]')?.dataset['block'] ?? button.id,
    buttonText: text,
    clickthroughUrl: button.getAttribute('href') ?? '',
    alignment: classOf(row, /button-(start|center|end)/),
    size: classOf(button, /button-(small|regular|large)/),
    newWindow: button.getAttribute('target') === '_blank',
    context: button.closest('header,footer')?.localName ?? 'main',
  };
}
