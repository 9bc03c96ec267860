import { captchaScript } from '#domain/captcha/words/words.ts';

export const scriptWords = [captchaScript];
