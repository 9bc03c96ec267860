/** A host as it is kept: in lower case, without the dot that may end its name. */
export function plainHost(host: string): string {
  const lower = host.toLowerCase();
  return lower.includes('.') ? lower.replace(/\.(?=:\d+$|$)/, '') : lower;
}
