/** Addresses as a content security policy takes them: nothing in them can end a directive or begin another. */

/** Also characters that parsing an address would silently drop or encode. */
const UNSAFE = /[\s\p{Cc};,'"`<>\\]/u;
const HOST = /^(?:[a-z0-9_-]+\.)*[a-z0-9_-]+\.?$|^\[[0-9a-f:.]+\]$/;
/** Takes the place of the star of `https://*.example.org` while the address is parsed. */
const ANY_HOST = 'any-host-below';

/**
 * @param text an address of http or https; its host may begin with `*.`
 * @returns scheme, host, port and path, or undefined where it is no such address
 */
export function policySource(text: string): string | undefined {
  const [address = ''] = text.split(/[?#]/, 1);
  if (UNSAFE.test(address)) return undefined;
  const isWild = /^https?:\/\/\*\./i.test(address);
  const read = isWild ? address.replace('*', () => ANY_HOST) : address;
  const url = URL.canParse(read) ? new URL(read) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  if (!HOST.test(url.hostname) || UNSAFE.test(url.pathname)) return undefined;
  const origin = isWild ? url.origin.replace(ANY_HOST, () => '*') : url.origin;
  return url.pathname === '/' ? origin : `${origin}${url.pathname}`;
}
