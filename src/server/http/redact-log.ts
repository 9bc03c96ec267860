/** Keeps secrets and addresses of people out of the log, wherever in a line they stand. */

const NAMES = 'crumb|key|captchaKey|password|secret|token|email|xsrfToken';
/** In an address or a form: `crumb=…`. */
const PAIR = new RegExp(`(?<!\\w)(${NAMES})=[^&\\s"'\\\\]+`, 'gi');
/** In JSON: `"crumb":"…"`. */
const FIELD = new RegExp(`"(${NAMES})":(\\s*)"(?:[^"\\\\]|\\\\.)*"`, 'gi');
/** In JSON that is a text within JSON: `\"crumb\":\"…\"`. */
const INNER_FIELD = new RegExp(`\\\\"(${NAMES})\\\\":(\\s*)\\\\"(?:\\\\\\\\\\\\"|(?!\\\\")[^])*?\\\\"`, 'gi');

export function redactLog(line: string): string {
  return line
    .replace(PAIR, '$1=[redacted]')
    .replace(FIELD, '"$1":$2"[redacted]"')
    .replace(INNER_FIELD, '\\"$1\\":$2\\"[redacted]\\"');
}
