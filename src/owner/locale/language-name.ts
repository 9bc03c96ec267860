/** “French”, as the owner area calls a language. */
import { LANGUAGE } from '../language.ts';
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames(LANGUAGE, { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}
