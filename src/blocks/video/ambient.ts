/** A video that plays automatically. Fetched with the first one. */
import type { Undo } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { mountAmbient as mount } from '#widgets/video/ambient-video.ts';
import { AMBIENT_WORDS } from '#widgets/video/words.ts';

export function mountAmbient(video: HTMLVideoElement): Undo {
  return mount(video, pageWords('video', AMBIENT_WORDS));
}
