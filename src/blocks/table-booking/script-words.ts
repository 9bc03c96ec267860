import { formScriptWords } from '../kit/form-script-words.ts';
import { tableBookingScript } from './words/words.ts';

export const scriptWords = [...formScriptWords, tableBookingScript];
