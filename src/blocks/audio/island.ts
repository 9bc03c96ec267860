/**
 * The site's own player in place of the browser's, made of a button and a slider. One recording plays at a
 * time, on the whole page; an album goes on to its next track by itself.
 */
import type { Island } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { mountPlayer } from '#widgets/audio-player/audio-player.ts';
import { inScript } from './words/en.ts';

const mount: Island = (root) => {
  const tracks = [...root.querySelectorAll<HTMLElement>('li')].flatMap((item) => {
    const audio = item.querySelector('audio');
    return audio ? [{ item, audio }] : [];
  });
  const words = pageWords('audio', inScript);
  const undos = tracks.map(({ item, audio }, index) =>
    mountPlayer({
      host: item,
      audio,
      title: audio.getAttribute('aria-label') ?? '',
      seconds: Number(item.dataset['seconds'] ?? 0),
      words,
      onEnded: () => void tracks[index + 1]?.audio.play(),
    }),
  );
  warnOfAddresses(root);
  return () => {
    for (const undo of undos) undo();
  };
};
export default mount;

/** Visitors read that a recording is missing; whoever wrote its address finds here what is wrong (ERRS-17). */
function warnOfAddresses(root: HTMLElement): void {
  for (const missing of root.querySelectorAll<HTMLElement>('[data-address]'))
    console.warn('[vitrine] audio: this address cannot be read:', missing.dataset['address']);
}
