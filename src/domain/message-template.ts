/** Texts of the catalogue carry `{name}` where a value goes; this puts the values in. */

/**
 * Replaces every `{name}` by its value. A list serves repeated names one after the other.
 * A name without a value stays as it is, so that a forgotten one is seen.
 */
export function fillMessage(
  template: string,
  values: Readonly<Record<string, string | number | readonly string[]>>,
): string {
  const served = new Map<string, number>();
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    if (typeof value !== 'object') return String(value);
    const turn = served.get(name) ?? 0;
    served.set(name, turn + 1);
    return value[turn] ?? whole;
  });
}
