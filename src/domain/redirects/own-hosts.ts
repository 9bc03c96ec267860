/** Addresses on a host of the site itself are paths of it. */

/** In lower case, with the port where it is another than usual. */
export type OwnHosts = ReadonlySet<string>;

/** `/new?a#b` of an address on a host of the site; any other as it is. */
export function localTarget(target: string, hosts: OwnHosts): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const url = new URL(target);
  if (!isOwn(url, hosts)) return target;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** A host with a dot at its end is the same host; its scheme and a usual port say nothing else. */
function isOwn({ hostname, port }: URL, hosts: OwnHosts): boolean {
  const name = hostname.replace(/\.$/, '');
  return hosts.has(port === '' ? name : `${name}:${port}`) || hosts.has(name);
}
