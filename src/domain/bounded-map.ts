/** A map that holds so many entries at most: what was set longest ago goes. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#most) this.delete(this.keys().next().value as Key);
    return this;
  }

  /** @returns the value */
  keep(key: Key, value: Value): Value {
    this.set(key, value);
    return value;
  }
}
