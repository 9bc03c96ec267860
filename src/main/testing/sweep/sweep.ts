/** Sends requests one at a time, grown part by part, and notes which of them cost more than they may. */
import { bodiesOf, type Place, placesOf, runOf, runsFor } from './grow.ts';
import { collect, measure } from './measure.ts';
import { type Answer, type Ordinary, send, write } from './ordinary.ts';
import { recordReads } from './record-reads.ts';
import type { Target } from './targets.ts';

export interface SweepOptions {
  readonly port: number;
  /** Beyond what the ordinary request takes, in milliseconds. */
  readonly maxHoldMs: number;
  /** Of memory, in bytes. */
  readonly maxGrowth: number;
  /** Lets time pass, so that no limit of how often hides what lies behind it. */
  readonly wait: (ms: number) => void;
}

const TRIES = 3;
/** Then it is over: what is wrong may take minutes each time. */
const MOST_FAULTS = 20;
/** Node refuses headers, the address among them, from 16 kB on. */
const MOST_OF_HEAD = 13_000;
const MOST_OF_BODY = 62_000;
const LARGE_BODY = 3_000_000;
/** Fields are tried with these to find how much they take, beginning with the most that can be sent. */
const LENGTHS = [15_000, 7500, 3000, 1000, 250, 60];
const REFUSED = new Set([0, 400, 404, 413, 414, 422, 431]);
const REPLACED_TIMES = 3;
/** Fields that cut what they are given take more than they keep. */
const MOST_REPLACED = 250;
const BETWEEN_MS = 700;
const ADDRESSES = 5000;
const MOST_ORDINARY_MS = 25;
const MOST_FIRST_MS = 400;
const MOST_FIRST_BYTES = 40_000_000;

export class Sweep {
  readonly faults: string[] = [];
  readonly #options: SweepOptions;
  /** How often each header, cookie or common term has been grown in full. */
  readonly #grown = new Map<string, number>();
  readonly #statuses = new Map<number, number>();
  #sent = 0;
  #places = 0;
  #first = { holdMs: 0, name: '' };
  #worst = { holdMs: 0, name: '' };

  constructor(options: SweepOptions) {
    this.#options = options;
  }

  summary(): string {
    const { holdMs, name } = this.#worst;
    const statuses = [...this.#statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    return `${this.#sent} requests (${statuses}) in ${this.#places} places; the longest ${holdMs.toFixed(0)} ms: ${name}; first ${this.#first.holdMs.toFixed(0)} ms ${this.#first.name}`;
  }

  async run(target: Target): Promise<void> {
    const { read, limit, status } = await this.#sendOrdinary(target);
    const places = () => placesOf(target.make(), read);
    for (const [index, { name, kind }] of places().entries()) {
      const put = (text: string) => (places()[index] as Place).put(text);
      await this.#growPlace({ name: `${target.name}, ${name}`, kind, put }, name, status, limit);
    }
    if (target.make().method === 'GET') return;
    for (const most of [MOST_OF_BODY, LARGE_BODY])
      for (const { name, grow } of bodiesOf(most))
        await this.#judge(`${target.name}, ${name} in ${most} bytes`, limit, () => grow(target.make()));
  }

  /** Sends each of `grown` as it is. */
  async runWhole(target: Target, grown: readonly Target[]): Promise<void> {
    const { limit } = await this.#sendOrdinary(target);
    for (const { name, make } of grown) await this.#judge(name, limit, () => make());
  }

  /** The first time what answers is read and compiled, too; after that an ordinary request may not cost much either. */
  async #sendOrdinary(target: Target) {
    const { value: first, ...read } = await recordReads(() => this.#send(target.make()));
    if (first.holdMs > MOST_FIRST_MS || first.grown > MOST_FIRST_BYTES)
      this.faults.push(
        `${target.name}, at first: ${first.holdMs.toFixed(0)} ms, ${(first.grown / 1e6).toFixed(0)} MB`,
      );
    if (first.holdMs > this.#first.holdMs) this.#first = { holdMs: first.holdMs, name: target.name };
    const { value, holdMs } = await this.#send(target.make());
    const limit = Math.min(holdMs, MOST_ORDINARY_MS) + this.#options.maxHoldMs;
    await this.#judge(target.name, limit, () => target.make());
    return { read, limit, status: value.status };
  }

  async #growPlace(place: Place, key: string, ordinary: number, limit: number): Promise<void> {
    const times = this.#grown.get(key) ?? 0;
    this.#grown.set(key, times + 1);
    this.#places += 1;
    const most = place.kind === 'body' ? MOST_OF_BODY : MOST_OF_HEAD;
    const taken =
      place.kind === 'head' || place.kind === 'term'
        ? most
        : await this.#findLength(place, most, ordinary, limit);
    for (const [length, run] of runsFor(place.kind, { most, taken, times, turn: this.#places }))
      await this.#judge(`${place.name}, ${length} bytes of ${run}`, limit, (mark) =>
        place.put(runOf(run, length, mark)),
      );
    if (place.kind === 'body') await this.#replaceOften(place, Math.min(taken, MOST_REPLACED), limit);
  }

  /** What is derived from a text that was replaced grows only where the one before is found in it again. */
  async #replaceOften(place: Place, length: number, limit: number): Promise<void> {
    for (let times = 1; times <= REPLACED_TIMES; times += 1) {
      await this.#judge(`${place.name}, one letter`, limit, () => place.put('e'));
      await this.#judge(`${place.name}, replaced ${times} times`, limit, (mark) =>
        place.put(runOf('replacement', length, mark)),
      );
    }
  }

  /** @returns the longest text that gets the ordinary answer */
  async #findLength(place: Place, most: number, ordinary: number, limit: number): Promise<number> {
    for (const length of [most, ...LENGTHS.filter((each) => each < most)]) {
      const { status } = await this.#judge(`${place.name}, ${length} letters`, limit, (mark) =>
        place.put(runOf('letters', length, mark)),
      );
      if (status === ordinary && !REFUSED.has(status)) return length;
    }
    return most;
  }

  /** Once more where it costs too much: what only happened meanwhile does not happen each time. */
  async #judge(name: string, limit: number, make: (mark: string) => Ordinary): Promise<Answer> {
    const { maxGrowth } = this.#options;
    let least = { holdMs: Number.POSITIVE_INFINITY, grown: Number.POSITIVE_INFINITY };
    let answer: Answer = { status: 0, text: '' };
    for (let tries = 1; tries <= TRIES && (least.holdMs > limit || least.grown > maxGrowth); tries += 1) {
      if (tries > 1) collect();
      const { value, holdMs, grown } = await this.#send(make(`x${this.#sent}`));
      answer = value;
      least = { holdMs: Math.min(least.holdMs, holdMs), grown: Math.min(least.grown, grown) };
    }
    this.#statuses.set(answer.status, (this.#statuses.get(answer.status) ?? 0) + 1);
    if (least.holdMs > this.#worst.holdMs) this.#worst = { holdMs: least.holdMs, name };
    if (this.faults.length >= MOST_FAULTS) throw new Error(this.faults.join('\n'));
    if (answer.status === 500) this.faults.push(`${name}: answered with 500`);
    if (least.holdMs > limit) this.faults.push(`${name}: ${least.holdMs.toFixed(0)} ms`);
    if (least.grown > maxGrowth) this.faults.push(`${name}: ${(least.grown / 1e6).toFixed(0)} MB`);
    return answer;
  }

  #send(ordinary: Ordinary) {
    const { port, wait } = this.#options;
    this.#sent += 1;
    wait(BETWEEN_MS);
    const number = this.#sent % ADDRESSES;
    const from = `10.1.${number >> 8}.${number & 255}`;
    const { headers, ...sent } = write(ordinary);
    const given = headers['x-forwarded-for'];
    const all = { ...headers, 'x-forwarded-for': given === undefined ? from : `${given}, ${from}` };
    return measure(() => send(port, { ...sent, headers: all }));
  }
}
