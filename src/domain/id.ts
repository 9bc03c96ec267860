/**
 * Ids of every entity: 24 lowercase letters and digits, time-ordered.
 * Nine digits of base-36 milliseconds (enough until the year 5188), then fifteen random ones (77 bits).
 */
const TIME_DIGITS = 9;
const RANDOM_DIGITS = 15;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Fills the array with random bytes and returns it, as `crypto.getRandomValues` does. */
export type RandomBytes = (size: number) => Uint8Array;

/**
 * A new id.
 * @param nowMs milliseconds since the epoch
 * @param randomBytes a cryptographic source; bytes of 252 and over are drawn again to keep digits uniform
 */
export function newId(nowMs: number, randomBytes: RandomBytes): string {
  let digits = '';
  while (digits.length < RANDOM_DIGITS) {
    for (const byte of randomBytes(RANDOM_DIGITS)) {
      if (byte < 252 && digits.length < RANDOM_DIGITS) digits += ALPHABET[byte % 36];
    }
  }
  return Math.trunc(nowMs).toString(36).padStart(TIME_DIGITS, '0').slice(-TIME_DIGITS) + digits;
}

/** Digits that count within a millisecond; those after them stay random, so that no id tells of the next. */
const COUNTING_DIGITS = 6;
const HEAD_DIGITS = TIME_DIGITS + COUNTING_DIGITS;

/** Makes ids that sort in the order in which they are made, also within a millisecond and where the clock is set back. */
export function idMaker(now: () => number, randomBytes: RandomBytes): () => string {
  let last = '';
  return () => {
    const id = newId(now(), randomBytes);
    last = id > last ? id : headAfter(last) + id.slice(HEAD_DIGITS);
    return last;
  };
}

function headAfter(id: string): string {
  const time = Number.parseInt(id.slice(0, TIME_DIGITS), 36);
  const count = Number.parseInt(id.slice(TIME_DIGITS, HEAD_DIGITS), 36) + 1;
  const isFull = count === 36 ** COUNTING_DIGITS;
  return (
    (isFull ? time + 1 : time).toString(36).padStart(TIME_DIGITS, '0') +
    (isFull ? 0 : count).toString(36).padStart(COUNTING_DIGITS, '0')
  );
}

const ID = /^[0-9a-z]{24}$/;

/** Whether a value has the form of an entity id. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

const COLLECTION_PANEL = /^\/pages\/([0-9a-z]{24})$/;

/** The collection id in a panel path `/pages/{id}`, or undefined for any other path. */
export function collectionPanelId(path: string): string | undefined {
  return COLLECTION_PANEL.exec(path)?.[1];
}
