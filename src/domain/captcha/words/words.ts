import { scriptCatalogue } from '../../locale/catalogue.ts';
import { inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const captchaScript = scriptCatalogue('captcha', inScript, files);
