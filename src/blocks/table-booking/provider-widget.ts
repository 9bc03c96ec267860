/**
 * A provider's free tables on the page: fetched when their place comes near, or at the press of the button where
 * visitors are asked. What fails is said in the console alone (ERRS-18): the way to the provider's page stays.
 */
import { PRESENCE_MARK } from '#domain/accounts/site-presence.ts';
import { LOG_OUT_TO_USE } from '#domain/bookings/messages.ts';
import { layoutOf, scriptFor, type WidgetKind } from '#domain/bookings/provider.ts';
import { pageWords } from '#runtime/words.ts';
import { loadWidgetScript } from '#widgets/widget-script/load-widget-script.ts';
import { bringWidget, type WidgetState } from './bring-widget.ts';
import { inScript } from './words/en.ts';

/** What Tock's script finds on the page, and takes over once it is there. */
interface TockQueue {
  (...call: readonly string[]): void;
  queue: (readonly string[])[];
  callMethod?: (...call: readonly string[]) => void;
}

declare global {
  interface Window {
    tock?: TockQueue;
  }
}

const TOCK_PLACE = 'Tock_widget_container';

export async function mountWidget(place: HTMLElement, signal: AbortSignal): Promise<void> {
  const words = place.querySelector<HTMLElement>('[role=status]');
  const holder = place.querySelector<HTMLElement>('.booking-widget');
  if (!words || !holder) return;
  signal.addEventListener('abort', () => {
    delete place.dataset['state'];
    delete place.dataset['layout'];
    words.textContent = '';
    words.removeAttribute('tabindex');
    holder.replaceChildren();
  });
  if (await isOwnerThere()) {
    if (signal.aborted) return;
    place.dataset['state'] = 'owner';
    words.textContent = LOG_OUT_TO_USE;
    return;
  }
  if (signal.aborted) return;
  const button = place.dataset['asked'] === undefined ? null : place.querySelector('button');
  const show = (state: WidgetState) => {
    if (signal.aborted) return;
    // Who has asked for it may ask again.
    place.dataset['state'] = state === 'failed' && button ? 'ready' : state;
    words.textContent = state === 'loading' ? pageWords('table-booking', inScript).loading : '';
    if (state === 'failed' && document.activeElement === words) button?.focus();
  };
  const bring = () => void bringWidget(() => load(place, holder), show);
  if (!button) return bring();
  const press = () => {
    bring();
    // In the place of the button, which is gone now.
    words.tabIndex = -1;
    words.focus();
  };
  button.addEventListener('click', press, { signal });
  place.dataset['state'] = 'ready';
}

async function isOwnerThere(): Promise<boolean> {
  if (!document.cookie.includes(`${PRESENCE_MARK}=`)) return false;
  const { whoIsThere } = await import('#runtime/site-owner/owner.ts');
  return (await whoIsThere()).authenticatedAccount !== null;
}

async function load(place: HTMLElement, holder: HTMLElement): Promise<void> {
  const { widgetScript: script = '', house = '' } = place.dataset;
  const kind = place.dataset['booking'] as WidgetKind;
  const width = place.clientWidth;
  place.dataset['layout'] = layoutOf(kind, width);
  const widget = document.createElement('div');
  holder.replaceChildren(widget);
  if (kind === 'tock') {
    // Tock's script knows one place on a page.
    if (document.getElementById(TOCK_PLACE)) throw new Error('Tock is shown on this page already');
    widget.id = TOCK_PLACE;
    widget.dataset['tockDisplayMode'] = 'Inline';
    window.tock ??= queueForTock();
    // What a try that failed has left there would be done too.
    if (!window.tock.callMethod) window.tock.queue = [];
    window.tock('init', house);
  }
  widget.dataset['widgetScript'] = scriptFor({ kind, script, house }, width);
  await loadWidgetScript(widget, kind === 'opentable' ? widget : undefined);
}

/** Keeps what is told to Tock until its script is there. */
function queueForTock(): TockQueue {
  const tell = (...call: readonly string[]) =>
    tell.callMethod ? tell.callMethod(...call) : void tell.queue.push(call);
  tell.queue = [] as (readonly string[])[];
  tell.callMethod = undefined as TockQueue['callMethod'];
  return tell as TockQueue;
}
