/** A video that plays by itself as a moving picture: silent, again and again, and stopped by a button beside it. */

/** @returns the undo: the browser's own player again */
export function mountAmbient(video: HTMLVideoElement): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const { controls } = video;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'video-stop';
  const show = () => {
    button.textContent = video.paused ? 'Play' : 'Pause';
  };
  const play = () => {
    // Refused where the browser lets nothing play by itself: the button says so.
    video.play().catch(show);
  };
  for (const type of ['play', 'pause', 'error']) video.addEventListener(type, show, { signal });
  button.addEventListener('click', () => (video.paused ? play() : video.pause()), { signal });
  video.controls = false;
  video.muted = true;
  video.after(button);
  show();
  if (!wantsLess()) play();
  return () => {
    stopped.abort();
    video.pause();
    video.controls = controls;
    button.remove();
  };
}

/** Of movement, or of data: whoever asked for that starts the video by hand. */
function wantsLess(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData) return true;
  return matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
}
