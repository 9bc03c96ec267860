/** Puts the video behind its overlay, or has it play by itself. */
import type { Island } from '#runtime/island.ts';
import { mountVideo } from '#widgets/video/video.ts';

const mount: Island = (root) => {
  const host = root.querySelector<HTMLElement>('.video-frame');
  if (!host) return () => {};
  const video = host.querySelector<HTMLVideoElement>('[data-plays-itself]');
  if (!video) return mountVideo(host);
  let undo: (() => void) | undefined;
  let isWanted = true;
  void import('#widgets/video/ambient-video.ts').then(({ mountAmbient }) => {
    if (isWanted) undo = mountAmbient(video);
  });
  return () => {
    isWanted = false;
    undo?.();
  };
};
export default mount;
