/** What follows when somebody has got in. */
import { safeTarget } from '../safe-target.ts';

export const queryOf = (name: string): string | null => new URLSearchParams(location.search).get(name);

/** To where somebody wanted to go before being asked to sign in. Does not return: what is busy stays so. */
export function goOn(): Promise<never> {
  const target = safeTarget(queryOf('to'));
  // The server, which leads here, does not know the part of the page; the browser hands it on.
  return leaveFor(target.includes('#') ? target : target + location.hash);
}

export function leaveFor(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => undefined);
}
