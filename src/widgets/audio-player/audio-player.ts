/** A player for one `<audio>` element: a button, a slider and the time, all of them native controls. */
import { fillIn } from '#domain/locale/fill.ts';
import { formatDuration } from '#domain/media/format-duration.ts';
import { PLAYER_WORDS, type PlayerWords } from './words.ts';

export interface PlayerOptions {
  /** Gets the controls, and the classes `has-player`, `is-playing` and `has-failed`. */
  readonly host: HTMLElement;
  readonly audio: HTMLAudioElement;
  readonly title: string;
  /** How long it is, until the file says so itself; 0 when unknown. */
  readonly seconds: number;
  readonly onEnded: () => void;
  /** Default: English. */
  readonly words?: PlayerWords;
}

/** @returns the undo: the browser's own controls again */
export function mountPlayer(options: PlayerOptions): () => void {
  const { host, audio, title, onEnded, words = PLAYER_WORDS } = options;
  const controls = createControls(fillIn(words.position, { title }));
  const { button, slider, time } = controls;
  const stopped = new AbortController();
  const { signal } = stopped;
  const show = () => showState({ ...options, words }, controls);
  const on = (
    target: EventTarget,
    types: readonly string[],
    run: (event: Event) => void,
    capture = false,
  ) => {
    for (const type of types) target.addEventListener(type, run, { signal, capture });
  };

  on(audio, ['play', 'pause', 'timeupdate', 'durationchange', 'seeked', 'emptied', 'error'], show);
  on(audio, ['ended'], onEnded);
  on(button, ['click'], () => {
    if (!audio.paused && !audio.error) {
      audio.pause();
      return;
    }
    if (audio.error) audio.load();
    // Not playable: the error event says so. Or paused again before it began, which is no error.
    audio.play().catch(show);
  });
  on(slider, ['input'], () => {
    audio.currentTime = Number(slider.value);
    if (audio.readyState === 0) audio.load();
  });
  // Media events do not bubble, but they can be caught on their way down.
  on(document, ['play'], ({ target }) => target !== audio && audio.pause(), true);

  audio.controls = false;
  host.classList.add('has-player');
  const shown = host.querySelector('small');
  if (shown) shown.hidden = true;
  host.prepend(button);
  audio.after(slider, time);
  show();
  return () => {
    stopped.abort();
    audio.pause();
    audio.controls = true;
    host.classList.remove('has-player', 'is-playing', 'has-failed');
    if (shown) shown.hidden = false;
    for (const control of Object.values(controls)) control.remove();
  };
}

type Controls = ReturnType<typeof createControls>;

/** Makes the controls say what the element does. */
function showState(
  { host, audio, title, seconds, words }: Required<PlayerOptions>,
  { button, slider, time }: Controls,
): void {
  const hasFailed = audio.error !== null;
  const isPlaying = !audio.paused && !hasFailed;
  const duration = Number.isFinite(audio.duration) ? audio.duration : seconds;
  const at = formatDuration(audio.currentTime);
  const end = formatDuration(duration);
  host.classList.toggle('is-playing', isPlaying);
  host.classList.toggle('has-failed', hasFailed);
  button.setAttribute('aria-label', fillIn(isPlaying ? words.pause : words.play, { title }));
  slider.max = String(Math.max(1, Math.floor(duration)));
  slider.value = String(Math.floor(audio.currentTime));
  slider.setAttribute('aria-valuetext', fillIn(words.place, { at, end }));
  // The slider tells the time when asked; a voice that counts seconds would drown the recording.
  time.setAttribute('aria-live', hasFailed ? 'polite' : 'off');
  if (hasFailed) time.textContent = words.failed;
  else time.textContent = audio.currentTime > 0 || isPlaying ? `${at} / ${end}` : duration > 0 ? end : '';
}

function createControls(label: string) {
  const button = document.createElement('button');
  const slider = document.createElement('input');
  const time = document.createElement('output');
  button.type = 'button';
  button.className = 'audio-play';
  slider.type = 'range';
  slider.min = '0';
  slider.step = '1';
  slider.setAttribute('aria-label', label);
  return { button, slider, time };
}
