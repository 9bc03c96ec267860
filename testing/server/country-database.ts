/** A small database of countries in the MaxMind format, written for tests: what a provider of such files gives. */
import { isIPv4 } from 'node:net';

type Value = string | number | { readonly [key: string]: Value };

const TYPES = { string: 2, number: 6, map: 7 } as const;
const RECORD_BYTES = 4;
const SEPARATOR = Buffer.alloc(16);
const METADATA_MARK = Buffer.concat([Buffer.from('abcdef', 'hex'), Buffer.from('MaxMind.com')]);

/** Where a bit of an address leads: on, to a place in the data, or nowhere. */
type Side = Node | number | undefined;
interface Node {
  readonly sides: [Side, Side];
}

/** @param countries by IPv4 network: `{ '81.2.69.0/24': { country: { iso_code: 'GB' } } }` */
export function countryDatabase(
  countries: Readonly<Record<string, Value>>,
  databaseType = 'GeoLite2-Country',
): Buffer {
  const nodes: Node[] = [{ sides: [undefined, undefined] }];
  let data = Buffer.alloc(0);
  for (const [network, value] of Object.entries(countries)) {
    insert(nodes, bitsOf(network), data.length);
    data = Buffer.concat([data, encode(value)]);
  }
  const metadata = encode({
    node_count: nodes.length,
    record_size: RECORD_BYTES * 8,
    ip_version: 4,
    database_type: databaseType,
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
  });
  return Buffer.concat([treeOf(nodes), SEPARATOR, data, METADATA_MARK, metadata]);
}

function bitsOf(network: string): (0 | 1)[] {
  const [address = '', length = '32'] = network.split('/');
  if (!isIPv4(address)) throw new Error(`${network} is no IPv4 network`);
  const bits = address.split('.').flatMap((byte) => [...Number(byte).toString(2).padStart(8, '0')]);
  return bits.slice(0, Number(length)).map((bit) => (bit === '1' ? 1 : 0));
}

function insert(nodes: Node[], bits: readonly (0 | 1)[], at: number): void {
  let node = nodes[0];
  for (const [depth, bit] of bits.entries()) {
    if (!node) return;
    const side: Side = node.sides[bit];
    const isLast = depth === bits.length - 1;
    const next: Node = typeof side === 'object' ? side : { sides: [undefined, undefined] };
    if (!isLast && next !== side) nodes.push(next);
    node.sides[bit] = isLast ? at : next;
    node = next;
  }
}

function treeOf(nodes: readonly Node[]): Buffer {
  const tree = Buffer.alloc(nodes.length * 2 * RECORD_BYTES);
  let offset = 0;
  for (const { sides } of nodes) {
    for (const side of sides) {
      const nowhere = nodes.length;
      const record = typeof side === 'number' ? nowhere + SEPARATOR.length + side : nowhere;
      offset = tree.writeUInt32BE(typeof side === 'object' ? nodes.indexOf(side) : record, offset);
    }
  }
  return tree;
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([headOf('string', bytes.length), bytes]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([headOf('number', 4), bytes]);
  }
  const entries = Object.entries(value);
  return Buffer.concat([
    headOf('map', entries.length),
    ...entries.flatMap(([key, each]) => [encode(key), encode(each)]),
  ]);
}

/** Sizes up to 28 stand in the first byte. */
function headOf(type: keyof typeof TYPES, size: number): Buffer {
  if (size > 28) throw new Error('longer than this writer writes');
  return Buffer.from([(TYPES[type] << 5) | size]);
}
