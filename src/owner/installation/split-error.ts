/** The first line of what a failed job said, and the rest of it. */
export function splitError(text: string): { readonly said: string; readonly rest: string } {
  const [first = '', ...rest] = text.trim().split('\n');
  return { said: first.replace(/^(?:[A-Z]\w*)?Error: /, ''), rest: rest.join('\n') };
}
