/** Shows the free tables of the service in the place of the button that asks for them. */
import type { Island } from '#runtime/island.ts';
import { pageWords } from '#runtime/words.ts';
import { inScript } from './words/en.ts';

const mount: Island = (root) => {
  const button = root.querySelector<HTMLButtonElement>('[data-frame]');
  const place = root.querySelector('.reservation');
  const address = button?.dataset['frame'];
  if (!button || !place || !address) return () => {};
  const frame = document.createElement('iframe');
  frame.className = 'reservation-frame';
  frame.title = pageWords('restaurant-reservation', inScript).free;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  const show = () => {
    frame.src = address;
    place.append(frame);
    button.hidden = true;
    frame.focus();
  };
  button.addEventListener('click', show);
  return () => {
    button.removeEventListener('click', show);
    button.hidden = false;
    frame.remove();
  };
};
export default mount;
