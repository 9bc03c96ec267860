/** What forms say in the browser, for each block that has one. */
import { captchaScript } from '#domain/captcha/words/words.ts';
import { formScript } from '#domain/forms/words/words.ts';

export const formScriptWords = [formScript, captchaScript];
