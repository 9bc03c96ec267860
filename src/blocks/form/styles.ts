import captcha from '../kit/form-captcha.css?inline';
import choice from '../kit/form-choice.css?inline';
import closed from '../kit/form-closed.css?inline';
import files from '../kit/form-files.css?inline';
import pages from '../kit/form-pages.css?inline';
import view from '../kit/form-view.css?inline';
import form from './styles.css?inline';

export const styles = view + choice + captcha + form + files + pages + closed;
