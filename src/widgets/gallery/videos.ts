/** Videos among the slides of a gallery: each behind its overlay, and paused when its slide is left. Fetched where there are any. */

import { mountVideo } from '../video/video.ts';
import { playsIn, VIDEO_LEAVE } from '../video/video-events.ts';

/** Less of a slide is out of sight, in parts of its width. */
const SEEN = 0.5;

/** @returns the undo */
export function mountVideos(root: HTMLElement): () => void {
  const hosts = [...root.querySelectorAll<HTMLElement>('.video-frame')];
  const undos = hosts.map((host) => mountVideo(host));
  const stopped = new AbortController();
  const { signal } = stopped;
  const track = root.querySelector<HTMLElement>('.gallery-moves');
  const leaveWhere = (isLeft: (slide: HTMLElement) => boolean) => {
    for (const host of playsIn(root) ? hosts : []) {
      const slide = host.closest<HTMLElement>('[data-slide]');
      if (slide && isLeft(slide)) host.dispatchEvent(new Event(VIDEO_LEAVE));
    }
  };
  if (track) {
    root.addEventListener(
      'currentIndexChange',
      // Of slides that lie in one place the current one is seen; others say it by where they are scrolled to.
      () =>
        track.dataset['stage'] !== undefined &&
        leaveWhere((slide) => !slide.classList.contains('sqs-active-slide')),
      { signal },
    );
    track.addEventListener('scroll', () => leaveWhere((slide) => !isSeen(slide, track)), {
      signal,
      passive: true,
    });
  }
  return () => {
    stopped.abort();
    for (const undo of undos) undo();
  };
}

function isSeen(slide: HTMLElement, track: HTMLElement): boolean {
  const frame = track.getBoundingClientRect();
  const { left, right, width } = slide.getBoundingClientRect();
  return Math.min(right, frame.right) - Math.max(left, frame.left) >= Math.min(width, frame.width) * SEEN;
}
