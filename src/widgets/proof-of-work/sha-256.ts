/** SHA-256 at once: the browser's own is not there on plain http, and slow for short texts. */

const PRIMES = firstPrimes(64);
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)));
const ROUND = PRIMES.map((prime) => fraction(prime ** (1 / 3)));

/** @param text ASCII */
export function sha256(text: string): string {
  const words = padded(text);
  const hash = [...START];
  const w = new Int32Array(64);
  for (let at = 0; at < words.length; at += 16) mix(hash, w, words, at);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mix(hash: number[], w: Int32Array, words: Int32Array, at: number): void {
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    w[i] = i < 16 ? get(words, at + i) : expanded(w, i);
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + (ROUND[i] ?? 0) + get(w, i)) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries())
    hash[index] = ((hash[index] ?? 0) + word) | 0;
}

function expanded(w: Int32Array, i: number): number {
  const x = get(w, i - 15);
  const y = get(w, i - 2);
  const low = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
  const high = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
  return (get(w, i - 16) + low + get(w, i - 7) + high) | 0;
}

/** The text as big-endian words, with the mark and the length that close it. */
function padded(text: string): Int32Array {
  const words = new Int32Array((((text.length + 8) >> 6) + 1) * 16);
  for (let i = 0; i < text.length; i += 1)
    words[i >> 2] = get(words, i >> 2) | (text.charCodeAt(i) << (24 - (i % 4) * 8));
  words[text.length >> 2] = get(words, text.length >> 2) | (0x80 << (24 - (text.length % 4) * 8));
  words[words.length - 1] = text.length * 8;
  return words;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function get(words: Int32Array, at: number): number {
  return words[at] ?? 0;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}
