/** A video that plays by itself. Fetched with the first of them. */
import type { Undo } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { mountAmbient as mount } from '#widgets/video/ambient-video.ts';
import { AMBIENT_WORDS } from '#widgets/video/words.ts';

export function mountAmbient(video: HTMLVideoElement): Undo {
  return mount(video, pageWords('video', AMBIENT_WORDS));
}
