/** Asks once for each, however many parts of a page want to know. For one page: what it answers grows old. */
export function keptFor<Key, T>(ask: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const answers = new Map<Key, Promise<T>>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}
