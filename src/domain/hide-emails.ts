/** Takes mail addresses out of texts that anyone may have written, in one pass. */

/** What cannot be part of an address, in front of the `@` and behind it. */
const ENDS_LOCAL = /[\s<>"'()]/;
const ENDS_HOST = /[\s<>"'()/:]/;
/** Of an address; a longer run before an `@` is kept but for its last part. */
const MAX_LOCAL = 64;
const MAX_HOST = 255;
const ENDING = /\.\p{L}{2,}/gu;

/** `[email]` in place of each `name@host.ending`. */
export function hideEmails(text: string): string {
  const [first = '', ...others] = text.split('@');
  const kept = [first];
  for (const after of others) {
    const before = kept.at(-1) ?? '';
    const local = localLength(before);
    const host = local === 0 ? 0 : hostLength(after);
    if (host === 0) kept.push(`@${after}`);
    else {
      kept[kept.length - 1] = `${before.slice(0, before.length - local)}[email]`;
      kept.push(after.slice(host));
    }
  }
  return kept.join('');
}

function localLength(before: string): number {
  let length = 0;
  for (const letter of [...before.slice(-MAX_LOCAL)].reverse()) {
    if (letter === '@' || ENDS_LOCAL.test(letter)) break;
    length += letter.length;
  }
  return length;
}

/** Up to the last ending; 0 where there is none. */
function hostLength(after: string): number {
  const part = after.slice(0, MAX_HOST);
  const end = part.search(ENDS_HOST);
  const last = [...part.slice(0, end < 0 ? MAX_HOST : end).matchAll(ENDING)]
    .filter(({ index }) => index > 0)
    .at(-1);
  return last ? last.index + last[0].length : 0;
}
