/**
 * Fills `{name}` in; a name without a value stays as it is written.
 * @param message may be a translation: nothing of it is checked
 */
export function fillIn(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (all, name: string) => `${values[name] ?? all}`);
}
