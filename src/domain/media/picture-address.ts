/** Addresses of pictures on other sites. */

const MAX_ADDRESS = 2000;

/** By which an address is known, however it was written; undefined for what is none of the web. */
export function pictureAddress(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const url = new URL(text.trim());
  url.hash = '';
  return /^https?:$/.test(url.protocol) && url.href.length <= MAX_ADDRESS ? url.href : undefined;
}
