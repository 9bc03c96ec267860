/** What a field for files takes, in words beneath it. */
import { type FileRules, nameKinds } from './files.ts';
import { formTexts } from './form-texts.ts';
import { formWords } from './words/words.ts';

/** “Pictures or PDF, up to 3 files, 10 MB each” */
export function describeFileRules({ kinds, maxFiles, maxMegabytes }: FileRules, locale = 'en'): string {
  const values = { kinds: nameKinds(kinds, formTexts(locale)), size: maxMegabytes };
  const say = formWords(locale);
  const words = maxFiles > 1 ? say('rules.several', { ...values, max: maxFiles }) : say('rules.one', values);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
