/** Work that is done one at a time for each key: those who ask while it goes on share what comes of it. */
export class SharedRuns {
  readonly #running = new Map<string, Promise<void>>();

  run(key: string, work: () => Promise<void>): Promise<void> {
    const running = this.#running.get(key) ?? work();
    this.#running.set(key, running);
    const end = () => this.#running.delete(key);
    running.then(end, end);
    return running;
  }
}
