import captcha from '../kit/form-captcha.css?inline';
import choice from '../kit/form-choice.css?inline';
import closed from '../kit/form-closed.css?inline';
import view from '../kit/form-view.css?inline';
import away from './away.css?inline';
import booking from './styles.css?inline';
import when from './when.css?inline';

export const styles = view + choice + captcha + booking + when + away + closed;
