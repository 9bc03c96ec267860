/**
 * A live map in the place of the picture: at the press of its button, or by itself where the owner has it so and the
 * visitor allows what is optional. What fails leaves the picture, and may be tried again.
 */
import { CONSENT_CHANGE } from '#domain/consent/contract.ts';
import { MAP_UPDATE_MS } from '#domain/maps/contract.ts';
import { decodeMapsKey } from '#domain/maps/key.ts';
import { addressText, largeMapUrl } from '#domain/maps/map.ts';
import { consentNow } from '#runtime/consent/consent-now.ts';
import { readSiteContext } from '#runtime/site-context.ts';
import { pageWords } from '#runtime/words.ts';
import { debounce, type MapOptions, type ShownMap } from '#widgets/map/live-map.ts';
import type { MapIslandProps } from './island-props.ts';
import { inScript } from './words/en.ts';

export function mountLiveMap(frame: HTMLElement, props: MapIslandProps, signal: AbortSignal): void {
  const canvas = frame.querySelector<HTMLElement>('.map-canvas');
  const ask = frame.querySelector<HTMLElement>('.map-ask');
  const state = frame.querySelector<HTMLElement>('.map-state');
  const button = ask?.querySelector('button');
  if (signal.aborted || !canvas || !ask || !state || !button) return;
  const words = pageWords('map', inScript);
  let shown: ShownMap | undefined;
  let isAskedFor = false;
  /** Whatever began before is no longer wanted. */
  let turn = 0;
  const show = (to: 'ready' | 'loading' | 'shown' | 'failed') => {
    frame.dataset['state'] = to;
    ask.hidden = to === 'loading' || to === 'shown';
    canvas.hidden = to !== 'shown' && to !== 'loading';
    state.textContent = to === 'loading' || to === 'failed' ? words[to] : '';
  };
  const end = () => {
    turn += 1;
    shown?.remove();
    shown = undefined;
    show('ready');
  };
  const start = async () => {
    turn += 1;
    const mine = turn;
    show('loading');
    try {
      const made = await makeMap(
        canvas,
        { ...props, words },
        { signal, isOver: () => signal.aborted || mine !== turn },
      );
      if (!made) return;
      shown = made;
      show('shown');
    } catch (error) {
      if (signal.aborted) return;
      console.error('[vitrine] map:', error);
      if (mine === turn) show('failed');
    }
  };
  const mayStart = () => !props.mustAsk && (!props.isHeldBack || consentNow().categories.includes('media'));
  const resized = debounce(() => shown?.update(props.model), MAP_UPDATE_MS);
  const observer = new ResizeObserver(() => resized.call(undefined));
  observer.observe(frame);
  button.addEventListener(
    'click',
    () => {
      isAskedFor = true;
      // Into the place of the button, which goes.
      canvas.tabIndex = -1;
      void start().then(() => canvas.focus());
    },
    { signal },
  );
  document.addEventListener(
    CONSENT_CHANGE,
    () => {
      if (isAskedFor) return;
      if (mayStart()) {
        if (!shown) void start();
      } else if (shown) end();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    observer.disconnect();
    resized.stop();
    end();
    delete frame.dataset['state'];
    ask.hidden = true;
    canvas.removeAttribute('tabindex');
  });
  show('ready');
  if (mayStart()) void start();
}

/** Undefined once nobody wants it any more. */
async function makeMap(
  canvas: HTMLElement,
  { model, settings, language, words }: MapIslandProps & { readonly words: typeof inScript },
  { isOver, signal }: { readonly isOver: () => boolean; readonly signal: AbortSignal },
): Promise<ShownMap | undefined> {
  const isGoogle = settings.provider === 'google';
  const address = addressText(model.location);
  const options: MapOptions = {
    model,
    // The picture’s own marker says where it leads; one that leads nowhere is the place alone.
    label:
      canvas.parentElement?.querySelector('a.map-marker')?.ariaLabel ??
      (model.location.addressTitle || words.place),
    words,
    onMarker: (click) => {
      if (!model.controls.linkOnClick) return;
      open(largeMapUrl(settings.provider, { ...click, address }), '_blank', 'noopener');
    },
  };
  if (!isGoogle) {
    const { showLeafletMap } = await import('#widgets/map/leaflet-map.ts');
    return isOver() ? undefined : showLeafletMap(canvas, options, settings);
  }
  const { showGoogleMap } = await import('#widgets/map/google-map.ts');
  const [lang = 'en', ...rest] = language.split('-');
  return showGoogleMap(canvas, options, {
    key: decodeMapsKey(readSiteContext()?.mapsKey ?? ''),
    language: lang,
    region: rest.find((part) => /^[A-Z]{2}$/.test(part)) ?? '',
    isOver,
    signal,
  });
}
