/** What all forms look like, around what is the block's own. */
import captcha from './form-captcha.css?inline';
import choice from './form-choice.css?inline';
import closed from './form-closed.css?inline';
import sent from './form-sent.css?inline';
import view from './form-view.css?inline';

export function formStyles(own: string): string {
  return view + sent + choice + captcha + own + closed;
}
