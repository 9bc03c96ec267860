/** A captcha on pages of the product's own, where something was sent too often. No block, but brought to life as blocks are. */
import type { Island } from '#runtime/island.ts';
import { mountCaptcha } from '../kit/form-captcha.ts';

const mount: Island<undefined> = (root) => {
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
};
export default mount;
