/**
 * A video that plays by itself as a moving picture: silent, again and again, while it is in view, and stopped by a button
 * beside it.
 */

import { AMBIENT_WORDS, type AmbientWords } from './words.ts';

/**
 * @param video beside it may stand a hidden button with `data-video-stop`; otherwise it gets one
 * @param words English where nothing is given
 * @returns the undo: as the page came
 */
export function mountAmbient(video: HTMLVideoElement, words: AmbientWords = AMBIENT_WORDS): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { controls } = video;
  const given = video.parentElement?.querySelector<HTMLButtonElement>('button[data-video-stop]');
  const button = given ?? createButton(video);
  let isWanted = !wantsLess();
  const show = () => {
    button.textContent = video.paused ? words.play : words.pause;
  };
  const play = () => {
    // Refused where the browser lets nothing play by itself: the button says so.
    video.play().catch(show);
  };
  for (const type of ['play', 'pause', 'error']) video.addEventListener(type, show, { signal });
  button.addEventListener(
    'click',
    () => {
      isWanted = video.paused;
      if (isWanted) play();
      else video.pause();
    },
    { signal },
  );
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) video.pause();
    else if (isWanted) play();
  });
  video.controls = false;
  video.muted = true;
  button.hidden = false;
  show();
  observer.observe(video);
  return () => {
    stopped.abort();
    observer.disconnect();
    video.pause();
    video.controls = controls;
    if (given) given.hidden = true;
    else button.remove();
  };
}

function createButton(video: HTMLVideoElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'video-stop';
  video.after(button);
  return button;
}

/** Of movement, or of data: whoever asked for that, in the address or in their settings, starts the video by hand. */
function wantsLess(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData || new URLSearchParams(location.search).get('nomotion') === 'true') return true;
  return matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}
