/** Names and labels that others wrote, within sentences of ours: none gets a second mark. */

const ENDED = /[.!?:…。！？：؟]["'”’»)]?$/;

/** A question needs no colon. */
export function withColon(text: string): string {
  return withMark(text, ':');
}

/** For the end of a sentence, as of one about “Ember & Co.” */
export function withStop(text: string): string {
  return withMark(text, '.');
}

export function withMark(text: string, mark: string): string {
  return ENDED.test(text.trimEnd()) ? text : `${text}${mark}`;
}
