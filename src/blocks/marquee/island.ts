/** Sets the words going, and gives visitors the button that stops them. */
import type { Island } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { mountMarquee } from '#widgets/marquee/marquee.ts';
import type { MarqueeSettings } from '#widgets/marquee/marquee-settings.ts';
import { inScript } from './words/en.ts';

const mount: Island<MarqueeSettings> = (root, settings) => {
  const line = root.querySelector<HTMLElement>('[data-marquee]');
  const button = root.querySelector<HTMLButtonElement>('.marquee-pause');
  if (!line || !button) return () => {};
  const words = pageWords('marquee', inScript);
  const marquee = mountMarquee(line, settings);
  const label = button.querySelector('span');
  const say = (isPaused: boolean) => {
    button.toggleAttribute('data-paused', isPaused);
    if (label) label.textContent = isPaused ? words.start : words.stop;
  };
  const toggle = () => {
    const isPaused = !button.hasAttribute('data-paused');
    say(isPaused);
    marquee.pause(isPaused);
  };
  button.hidden = false;
  button.addEventListener('click', toggle);
  return () => {
    button.removeEventListener('click', toggle);
    button.hidden = true;
    say(false);
    marquee.destroy();
  };
};
export default mount;
