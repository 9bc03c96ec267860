/** A map that holds so many entries at most: what was set longest ago goes. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number;
  /** Goes on where it stopped, before what is set next: from the start it would pass all that was deleted there. */
  #oldest = this.keys();

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#most) this.delete(this.#oldest.next().value as Key);
    return this;
  }

  /** @returns the value */
  keep(key: Key, value: Value): Value {
    this.set(key, value);
    return value;
  }
}
