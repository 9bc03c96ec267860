/** The checkout: its total follows what is chosen, and a captcha where cards were refused. No block, but brought to life as blocks are. */
import type { Island } from '#runtime/island.ts';
import { mountCaptcha } from '../kit/form-captcha.ts';
import { keepTotal } from './keep-total.ts';

const mount: Island<undefined> = (root) => {
  const undoCaptcha = askCaptcha(root);
  const undoTotal = root instanceof HTMLFormElement ? keepTotal(root) : () => {};
  return () => {
    undoTotal();
    undoCaptcha();
  };
};
export default mount;

function askCaptcha(root: HTMLElement): () => void {
  const place = root.querySelector<HTMLElement>('.form-captcha');
  const key = root.querySelector<HTMLInputElement>('input[name="captchaKey"]');
  if (!place || !key) return () => {};
  const captcha = mountCaptcha(place, () => {
    key.value = captcha.key();
  });
  // As the other boxes of the page.
  place.querySelector('label')?.classList.replace('field-option', 'shop-choice');
  return () => {
    captcha.undo();
    key.value = '';
  };
}
