/** Which addresses are the internet's: what an owner or a visitor starts must not look into the server's own network. */
import { BlockList, isIP } from 'node:net';

/** Special-purpose ranges (RFC 6890 and its registry). */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Of IPv6 only 2000::/3 is given out; these parts of it stand for something else. */
const GLOBAL_IPV6 = '2000::/3';
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** Where a network without IPv4 puts the IPv4 internet (RFC 6052): the last 32 bits are an address of that. */
const NAT64 = '64:ff9b::/96';

const special4 = networkList(SPECIAL_IPV4);
const global6 = networkList([GLOBAL_IPV6]);
const special6 = networkList(SPECIAL_IPV6);
const nat64 = networkList([NAT64]);

export function isPublicAddress(address: string): boolean {
  // A zone (`%eth0`) belongs to addresses of one link.
  if (address.includes('%')) return false;
  switch (isIP(address)) {
    case 4:
      return !special4.check(address, 'ipv4');
    case 6:
      if (nat64.check(address, 'ipv6')) return isPublicAddress(lastBits(address));
      return global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
    default:
      return false;
  }
}

/** @param networks addresses, or networks as `10.0.0.0/8`; anything else is a slip of the caller and throws */
export function networkList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether the list holds the address; false for what is no address. */
export function isListed(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** The last 32 bits of an IPv6 address, as IPv4. */
function lastBits(address: string): string {
  // Written out by the URL parser, the end is always in groups of 16 bits.
  const groups = new URL(`http://[${address}]`).hostname.slice(1, -1).split(':').slice(-2);
  return groups
    .map((group) => Number.parseInt(group || '0', 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
