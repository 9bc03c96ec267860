/**
 * A video behind an overlay: its picture and a button to play it. Nothing of the service that shows it is asked for
 * before the visitor wants it.
 */
import { createFramePlayer, embeddedAddress } from './frame-video.ts';
import type { Player } from './player.ts';
import { release, takeOver } from './playing.ts';
import { VIDEO_CHANGE, VIDEO_LEAVE } from './video-events.ts';
import { VIDEO_WORDS, type VideoWords } from './words.ts';

type VideoState = 'unloaded' | 'loaded' | 'showing' | 'invalid';

const MODES = ['none', 'fit', 'fill'];
const SHOW_MS = 1000;
const HIDE_MS = 300;

/**
 * @param host bears the embed in `data-html`, or stands around a `<video>`; in it lies a link, which becomes the button,
 * and `data-mode` says how the video fills it
 * @param words English where nothing is given
 * @returns the undo
 */
export function mountVideo(host: HTMLElement, words: VideoWords = VIDEO_WORDS): () => void {
  const { mode } = host.dataset;
  if (mode !== undefined && !MODES.includes(mode)) throw new Error(`“${mode}” is no mode of a video.`);
  const overlay = host.querySelector<HTMLElement>('.video-overlay');
  const file = host.querySelector('video');
  const address = embeddedAddress(host.dataset['html'] ?? '');
  const show = (state: VideoState) => {
    host.dataset['state'] = state;
    host.dispatchEvent(new Event(VIDEO_CHANGE, { bubbles: true }));
  };
  if (!file && address === undefined) {
    show('invalid');
    const undoText = addText(host, overlay ? words.invalidWithOverlay : words.invalid);
    return () => {
      undoText();
      show('unloaded');
    };
  }
  // Beneath the overlay nobody is to come across them.
  if (file) file.controls = false;
  const title = overlay?.dataset['title'] ?? '';
  const undoFacade = mountFacade(host, overlay, show, async (onPlay, onEnd) => {
    if (!file) return createFramePlayer(address ?? '', title, onEnd);
    const { createNativePlayer } = await import('./native-video.ts');
    return createNativePlayer(file, onPlay, onEnd);
  });
  return () => {
    undoFacade();
    if (file) file.controls = true;
    show('unloaded');
  };
}

function mountFacade(
  host: HTMLElement,
  overlay: HTMLElement | null,
  show: (state: VideoState) => void,
  createPlayer: (onPlay: () => void, onEnd: () => void) => Promise<Player>,
): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let player: Player | undefined;
  const reveal = () => {
    takeOver(self);
    show('showing');
    fade(overlay, false);
  };
  const self = {
    revert() {
      release(self);
      player?.pause();
      show('loaded');
      fade(overlay, true);
    },
  };
  const start = async () => {
    reveal();
    player ??= await createPlayer(reveal, self.revert);
    if (signal.aborted) player.remove();
    // Somebody may have gone on while it was fetched.
    else if (host.dataset['state'] === 'showing') player.play(host);
  };
  const press = (event: Event) => {
    event.preventDefault();
    void start();
  };
  overlay?.addEventListener('click', press, { signal });
  overlay?.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || event.key === ' ') press(event);
    },
    { signal },
  );
  host.addEventListener(VIDEO_LEAVE, () => host.dataset['state'] === 'showing' && self.revert(), { signal });
  overlay?.setAttribute('role', 'button');
  show('loaded');
  return () => {
    stopped.abort();
    release(self);
    player?.remove();
    overlay?.removeAttribute('role');
    for (const animation of overlay?.getAnimations() ?? []) animation.cancel();
    if (overlay) Object.assign(overlay, { hidden: false, inert: false });
  };
}

/** Out of reach at once, out of sight when it has faded. */
function fade(overlay: HTMLElement | null, isShown: boolean): void {
  if (!overlay || overlay.inert !== isShown) return;
  for (const animation of overlay.getAnimations()) animation.cancel();
  overlay.inert = !isShown;
  overlay.hidden = false;
  const hide = () => {
    overlay.hidden = overlay.inert;
  };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) hide();
  else overlay.animate({ opacity: isShown ? [0, 1] : [1, 0] }, isShown ? SHOW_MS : HIDE_MS).onfinish = hide;
}

function addText(host: HTMLElement, words: string): () => void {
  const text = document.createElement('p');
  text.className = 'video-invalid';
  text.textContent = words;
  host.append(text);
  return () => text.remove();
}
