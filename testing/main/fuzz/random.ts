/** Choices that look random and are the same in every run of one seed. */
export interface Random {
  /** From 0 up to, not including, `below`. */
  whole(below: number): number;
  pick<T>(from: readonly T[]): T;
  /** True once in so many times. */
  oneIn(times: number): boolean;
}

/** Mulberry32: enough for tests, and in any language a few lines. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const whole = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
  return {
    whole,
    pick: (from) => {
      const [first] = from;
      if (first === undefined) throw new Error('There is nothing to pick from.');
      return from[whole(from.length)] ?? first;
    },
    oneIn: (times) => whole(times) === 0,
  };
}
