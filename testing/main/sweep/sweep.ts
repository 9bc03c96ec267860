/** Sends requests one at a time, grown part by part, and notes which of them cost more than they may. */
import { setTimeout } from 'node:timers/promises';
import { BODIES, IN_FULL, MOST, type Place, placesOf, runOf, runsFor } from './grow.ts';
import { collect, measure } from './measure.ts';
import { type Answer, type Ordinary, send, write } from './ordinary.ts';
import { type Reads, recordReads } from './record-reads.ts';
import type { Target } from './targets.ts';

export interface SweepOptions {
  readonly port: number;
  /** Beyond what the ordinary request takes, in milliseconds. */
  readonly maxHoldMs: number;
  /** Of memory, in bytes. */
  readonly maxGrowth: number;
  /** What hurts takes turns: where another engine's sweep has met all of it. */
  readonly isBrief: boolean;
  /** Lets time pass, so that no limit of how often hides what lies behind it. */
  readonly wait: (ms: number) => void;
}

const TRIES = 5;
/** Once some are sure. */
const FEWER_TRIES = 2;
const SURE_FAULTS = 3;
/** What made the machine slow is over by then, or is not what made the request slow. */
const REST_MS = 300;
/** Then it is over: what is wrong may take minutes each time. */
const MOST_FAULTS = 20;
/** Fields are tried with these, and with the most that can be sent, to find how much they take. */
const LENGTHS = [15_000, 8000, 4000, 2000, 1000, 500, 250, 120, 60];
const TOO_LONG = new Set([0, 413, 414, 431]);
const REFUSED = new Set([400, 404, 422]);
const REPLACED_TIMES = 3;
/** Fields that cut what they are given take more than they keep. */
const MOST_REPLACED = 250;
const BETWEEN_MS = 700;
const ADDRESSES = 5000;
/** How often what is ordinary is sent again: the least is what it takes. */
const AGAIN = 3;
const MOST_ORDINARY_MS = 25;
const MOST_KEPT_MS = 8;
/** Longer than anything that is made by this server is kept. */
const KEPT_MS = 120_000;
const MOST_FIRST_MS = 600;
const MOST_FIRST_BYTES = 40_000_000;

interface Opened {
  readonly read: Reads;
  /** Of holding the event loop, in milliseconds. */
  readonly limit: number;
  /** Of the ordinary answer. */
  readonly status: number;
}

export class Sweep {
  readonly faults: string[] = [];
  readonly #options: SweepOptions;
  /** How often a place of each key has been grown. */
  readonly #grown = new Map<string, number>();
  /** How much a place of each key took last. */
  readonly #taken = new Map<string, number>();
  readonly #opened = new Map<Target, Opened>();
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

  /**
   * As a visitor sends it: at first what answers is read and compiled, too, after that it may not cost much either.
   * Comes before `run`, for all targets, so that what grows is grown by what is long.
   */
  async open(target: Target, again = AGAIN): Promise<void> {
    const { value: first, ...read } = await recordReads(() => this.#send(target.make()));
    if (first.holdMs > MOST_FIRST_MS || first.grown > MOST_FIRST_BYTES)
      this.faults.push(
        `${target.name}, at first: ${first.holdMs.toFixed(0)} ms, ${(first.grown / 1e6).toFixed(0)} MB`,
      );
    if (first.holdMs > this.#first.holdMs) this.#first = { holdMs: first.holdMs, name: target.name };
    const { answer, holdMs } = await this.#sendAgain(target, again);
    if (answer.isKept && holdMs > MOST_KEPT_MS)
      this.faults.push(`${target.name}, asked for again: ${holdMs.toFixed(0)} ms, as if it were not kept`);
    const limit = Math.min(holdMs, MOST_ORDINARY_MS) + this.#options.maxHoldMs;
    if (answer.isKept) await this.#makeAnew(target, limit, again);
    this.#opened.set(target, { read, limit, status: answer.status });
  }

  /** The second time, what was made at the first is compressed and kept; that takes time, too, which the third does not. */
  async #sendAgain(
    target: Target,
    again: number,
  ): Promise<{ readonly answer: Answer; readonly holdMs: number }> {
    let least = Number.POSITIVE_INFINITY;
    let answer: Answer | undefined;
    for (let times = 1; times <= again || !answer; times += 1) {
      const { value, holdMs } = await this.#send(target.make());
      answer = value;
      least = Math.min(least, holdMs);
    }
    return { answer, holdMs: least };
  }

  /** What is kept is made anew now and then, and compressed when it is asked for once more. */
  async #makeAnew(target: Target, limit: number, again: number): Promise<void> {
    let least = Number.POSITIVE_INFINITY;
    for (let times = 1; times <= again; times += 1) {
      this.#options.wait(KEPT_MS);
      const made = await this.#send(target.make());
      const compressed = await this.#send(target.make());
      least = Math.min(least, Math.max(made.holdMs, compressed.holdMs));
    }
    if (least > limit) this.faults.push(`${target.name}, made anew: ${least.toFixed(0)} ms`);
  }

  async run(target: Target): Promise<void> {
    const { read, limit, status } = this.#find(target);
    const places = () => placesOf(target.make(), read);
    for (const [index, place] of places().entries()) {
      const put = (text: string) => (places()[index] as Place).put(text);
      const named = { ...place, name: `${target.name}, ${place.name}`, put };
      await this.#growPlace(named, status, limit);
    }
    // Bodies are taken apart before any query.
    if (target.make().method === 'GET' || this.#options.isBrief) return;
    // What is refused for its length alone is not looked at, whatever it holds.
    const tooLarge = new Set<string>();
    for (const { name, most, type, grow } of BODIES) {
      if (tooLarge.has(`${type} ${most}`)) continue;
      const answer = await this.#judge(`${target.name}, ${name}`, limit, () => grow(target.make()));
      if (answer.status === 413) tooLarge.add(`${type} ${most}`);
    }
  }

  /** Sends each of `grown` as it is. */
  async runWhole(target: Target, grown: readonly Target[]): Promise<void> {
    const { limit } = this.#find(target);
    for (const { name, make } of grown) await this.#judge(name, limit, () => make());
  }

  #find(target: Target): Opened {
    const opened = this.#opened.get(target);
    if (!opened) throw new Error(`${target.name} is not open.`);
    return opened;
  }

  async #growPlace(place: Place, ordinary: number, limit: number): Promise<void> {
    const times = this.#grown.get(place.key) ?? 0;
    this.#grown.set(place.key, times + 1);
    this.#places += 1;
    const most = MOST[place.kind];
    const isWhole = place.kind === 'head' || place.kind === 'term';
    const { isBrief } = this.#options;
    const known = isWhole ? most : isBrief ? this.#taken.get(place.key) : undefined;
    const taken = known ?? (await this.#findLength(place, ordinary, limit));
    this.#taken.set(place.key, taken);
    for (const [length, run] of runsFor(place.kind, { most, taken, times, turn: this.#places, isBrief }))
      await this.#judge(`${place.name}, ${length} bytes of ${run}`, limit, (mark) =>
        place.put(runOf(run, { length, mostSent: most, sizeOf: place.sizeOf }, mark)),
      );
    if (isWhole || times >= IN_FULL || isBrief) return;
    await this.#lookFor(place, taken, limit);
    if (place.kind === 'body') await this.#replaceOften(place, Math.min(taken, MOST_REPLACED), limit);
  }

  /** What is looked for finds the most where it begins like something that is there, and the least behind that. */
  async #lookFor(place: Place, taken: number, limit: number): Promise<void> {
    const most = MOST[place.kind];
    const run = { length: taken, mostSent: most, sizeOf: place.sizeOf };
    await this.#judge(`${place.name}, a letter and ${taken} bytes of lists`, limit, (mark) =>
      place.put(place.text.slice(0, 1) + runOf('lists', run, mark)),
    );
  }

  /** What is derived from a text that was replaced grows only where the one before is found in it again. */
  async #replaceOften(place: Place, length: number, limit: number): Promise<void> {
    for (let times = 1; times <= REPLACED_TIMES; times += 1) {
      await this.#judge(`${place.name}, one letter`, limit, () => place.put('e'));
      await this.#judge(`${place.name}, replaced ${times} times`, limit, (mark) =>
        place.put(runOf('replacement', { length, mostSent: MOST.body, sizeOf: place.sizeOf }, mark)),
      );
    }
  }

  /** @returns the longest text that gets the ordinary answer, about */
  async #findLength(place: Place, ordinary: number, limit: number): Promise<number> {
    const most = MOST[place.kind];
    const lengths = [most, ...LENGTHS.filter((each) => each < most)];
    const isTaken = async (length: number) => {
      const { status } = await this.#judge(`${place.name}, ${length} letters`, limit, (mark) =>
        place.put(runOf('letters', { length, mostSent: most, sizeOf: place.sizeOf }, mark)),
      );
      return !TOO_LONG.has(status) && (REFUSED.has(ordinary) || status === ordinary);
    };
    if (await isTaken(most)) return most;
    // What is as short as the last is taken, or nothing is.
    let [refused, taken] = [0, lengths.length];
    while (taken - refused > 1) {
      const between = Math.floor((refused + taken) / 2);
      if (await isTaken(lengths[between] ?? 0)) taken = between;
      else refused = between;
    }
    return lengths[taken] ?? most;
  }

  async #judge(name: string, limit: number, make: (mark: string) => Ordinary): Promise<Answer> {
    const { maxGrowth } = this.#options;
    const { value: answer, holdMs, grown } = await this.#sendUntilCheap(limit, make);
    this.#statuses.set(answer.status, (this.#statuses.get(answer.status) ?? 0) + 1);
    if (holdMs > this.#worst.holdMs) this.#worst = { holdMs, name };
    if (this.faults.length >= MOST_FAULTS) throw new Error(this.faults.join('\n'));
    if (answer.status === 500) this.faults.push(`${name}: answered with 500`);
    if (holdMs > limit) this.faults.push(`${name}: ${holdMs.toFixed(0)} ms`);
    if (grown > maxGrowth) this.faults.push(`${name}: ${(grown / 1e6).toFixed(0)} MB`);
    return answer;
  }

  /** Once more where it costs too much: what only happened at the same time does not happen each time. */
  async #sendUntilCheap(limit: number, make: (mark: string) => Ordinary) {
    const { maxGrowth } = this.#options;
    const tries = this.faults.length < SURE_FAULTS ? TRIES : FEWER_TRIES;
    let least = await this.#send(make(`x${this.#sent}`));
    for (let times = 2; times <= tries && (least.holdMs > limit || least.grown > maxGrowth); times += 1) {
      collect();
      await setTimeout(times * REST_MS);
      const { value, holdMs, grown } = await this.#send(make(`x${this.#sent}`));
      least = { value, holdMs: Math.min(least.holdMs, holdMs), grown: Math.min(least.grown, grown) };
    }
    return least;
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
