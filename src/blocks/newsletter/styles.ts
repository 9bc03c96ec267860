import captcha from '../kit/form-captcha.css?inline';
import choice from '../kit/form-choice.css?inline';
import closed from '../kit/form-closed.css?inline';
import view from '../kit/form-view.css?inline';
import newsletter from './styles.css?inline';

export const styles = view + choice + captcha + newsletter + closed;
