/** Puts the video behind its overlay, or has it play by itself: in its frame, or behind a section. */
import type { Island } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { mountVideo } from '#widgets/video/video.ts';
import { VIDEO_WORDS } from '#widgets/video/words.ts';

const mount: Island = (root) => {
  const video = root.querySelector<HTMLVideoElement>('[data-plays-itself]');
  const host = root.querySelector<HTMLElement>('.video-frame');
  if (!video) return host ? mountVideo(host, pageWords('video', VIDEO_WORDS)) : () => {};
  let undo: (() => void) | undefined;
  let isWanted = true;
  void import('./ambient.ts').then(({ mountAmbient }) => {
    if (isWanted) undo = mountAmbient(video);
  });
  return () => {
    isWanted = false;
    undo?.();
  };
};
export default mount;
