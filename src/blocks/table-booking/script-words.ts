import { formScriptWords } from '../kit/form-script-words.ts';

export const scriptWords = formScriptWords;
