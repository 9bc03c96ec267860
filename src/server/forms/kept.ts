/** Answers that are kept for the next who ask, so many at most: the oldest goes first. */
const MAX_KEPT = 500;

export class Kept<Value> {
  readonly #values = new Map<string, Value>();

  get(key: string): Value | undefined {
    return this.#values.get(key);
  }

  set(key: string, value: Value): Value {
    this.#values.set(key, value);
    if (this.#values.size > MAX_KEPT) this.#values.delete(this.#values.keys().next().value ?? '');
    return value;
  }
}
