/** Requests as nobody would write them: real ones of every kind, bent at random, and noise. */
import {
  BODIES,
  BROKEN_HEADERS,
  CRUMBS,
  METHODS,
  ODD_HEADERS,
  ODD_HOSTS,
  ODD_METHODS,
  ODD_VERSIONS,
  RAW_CRUMBS,
  TYPES,
} from './crumbs.ts';
import type { Random } from './random.ts';

export interface FuzzWorld {
  /** Host headers of a site and of the owner area. */
  readonly hosts: readonly string[];
  /** Paths that lead somewhere, of the API and of sites. */
  readonly paths: readonly string[];
  /** Good for calls of the API. */
  readonly token: string;
}

/** One request, as it goes over the wire. */
export function makeRequest(random: Random, world: FuzzWorld): Buffer {
  const body = random.oneIn(3) ? bodyOf(random) : '';
  const method = random.pick(random.oneIn(15) ? ODD_METHODS : METHODS);
  const version = random.oneIn(20) ? random.pick(ODD_VERSIONS) : 'HTTP/1.1';
  const lines = [`${method} ${targetOf(random, world)} ${version}`, ...headersOf(random, world, body)];
  const bytes = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, random.oneIn(2) ? 'utf8' : 'latin1');
  return random.oneIn(20) ? damage(random, bytes) : bytes;
}

function targetOf(random: Random, { paths, hosts }: FuzzWorld): string {
  let target = random.pick(paths);
  for (let changes = random.whole(4); changes > 0; changes -= 1) target = bend(random, target);
  if (random.oneIn(20)) return `http://${random.pick([...hosts, ...ODD_HOSTS])}${target}`;
  return random.oneIn(60) ? target.slice(1) : target;
}

function bend(random: Random, text: string): string {
  const at = random.whole(text.length + 1);
  const rest = text.slice(at + (random.oneIn(2) ? random.whole(4) : 0));
  const between = random.oneIn(25) ? random.pick(RAW_CRUMBS) : random.pick(CRUMBS);
  return `${text.slice(0, at)}${between}${rest}`;
}

function headersOf(random: Random, { hosts, token }: FuzzWorld, body: string): string[] {
  const host = random.oneIn(15) ? random.pick(ODD_HOSTS) : random.pick(hosts);
  // Every request comes from somebody else, so that no limit on tries hides what lies behind it.
  const address = Array.from({ length: 3 }, () => random.whole(256)).join('.');
  const lines = [`Host: ${host}`, `X-Forwarded-For: 100.${address}`, ...headersOfBody(random, body)];
  if (random.oneIn(3)) lines.push(`Authorization: Bearer ${token}`);
  for (let more = random.whole(3); more > 0; more -= 1) {
    const [name, value] = random.pick(random.oneIn(15) ? BROKEN_HEADERS : ODD_HEADERS);
    const line = `${name}: ${random.oneIn(8) ? bend(random, value) : value}`;
    lines.splice(random.whole(lines.length + 1), 0, line);
  }
  return lines;
}

function headersOfBody(random: Random, body: string): string[] {
  if (body === '' && !random.oneIn(6)) return [];
  const length = Buffer.byteLength(body) + (random.oneIn(10) ? random.whole(3) : 0);
  return [`Content-Type: ${random.pick(TYPES)}`, ...(random.oneIn(8) ? [] : [`Content-Length: ${length}`])];
}

function bodyOf(random: Random): string {
  const body = random.pick(BODIES);
  return random.oneIn(3) ? bend(random, body) : body;
}

function damage(random: Random, bytes: Buffer): Buffer {
  const damaged = Buffer.from(bytes);
  for (let times = 1 + random.whole(6); times > 0; times -= 1)
    damaged[random.whole(damaged.length)] = random.whole(256);
  return random.oneIn(3) ? damaged.subarray(0, random.whole(damaged.length)) : damaged;
}
