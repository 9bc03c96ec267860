/** A video file in the browser's own player. Fetched with the first of a page. */
import type { Player } from './player.ts';

/** @param onEnd it has been seen to its end: its picture comes back */
export function createNativePlayer(video: HTMLVideoElement, onPlay: () => void, onEnd: () => void): Player {
  // A keyboard's or a headset's own key plays it too.
  video.addEventListener('play', onPlay);
  video.addEventListener('ended', onEnd);
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
      video.removeEventListener('ended', onEnd);
      video.pause();
    },
  };
}
