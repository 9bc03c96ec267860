/** What is the same for everything a job does at a time is read once. */

/** What failed is read again by the next who asks. */
export type Once = <T>(key: string, read: () => Promise<T>) => Promise<T>;

export function createOnce(): Once {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(key: string, read: () => Promise<T>) => {
    const known = answers.get(key) as Promise<T> | undefined;
    if (known !== undefined) return known;
    const reading = read();
    answers.set(key, reading);
    reading.catch(() => answers.delete(key));
    return reading;
  };
}
