/** What is the same for everything a job does at a time is read once. */

export type Once = <T>(key: string, read: () => Promise<T>) => Promise<T>;

export function createOnce(): Once {
  const answers = new Map<string, Promise<unknown>>();
  return <T>(key: string, read: () => Promise<T>) => {
    const known = answers.get(key) ?? read();
    answers.set(key, known);
    return known as Promise<T>;
  };
}
