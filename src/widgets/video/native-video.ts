/** A video file in the browser's own player. Fetched with the first of a page. */
import type { Player } from './player.ts';

export function createNativePlayer(video: HTMLVideoElement, onPlay: () => void): Player {
  // A keyboard's or a headset's own key plays it too.
  video.addEventListener('play', onPlay);
  return {
    play() {
      video.controls = true;
      // Not playable, or paused again before it began: the player says so itself.
      video.play().catch(() => {});
      video.focus();
    },
    pause() {
      video.pause();
      video.controls = false;
    },
    remove() {
      video.removeEventListener('play', onPlay);
      video.pause();
    },
  };
}
