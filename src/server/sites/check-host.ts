/** Whether a host leads visitors to this installation, and in words what is wrong where it does not. */
import { randomBytes } from 'node:crypto';
import { hostNameOf } from '#domain/hosts/dns-records.ts';
import type { HostCheck } from '#domain/sites/calls.ts';
import { isPublicAddress } from '../http/outgoing/public-address.ts';
import type { Addresses } from '../http/outgoing/resolve-host.ts';
import { signatureOf } from '../http/signature.ts';
import type { Asked, Reach } from './reach-host.ts';

export const CHECK_PATH = '/.well-known/vitrine-check';
const NONCE = /^[A-Za-z0-9_-]{22}$/;
const MAX_NAMED = 3;

export interface CheckHost {
  readonly host: string;
  readonly protocol: 'http:' | 'https:';
  readonly secret: string;
  readonly server: Addresses;
}

/** What this installation answers below CHECK_PATH on any host it is asked by; undefined for a malformed question. */
export function answerCheck(secret: string, host: string, nonce: string): string | undefined {
  if (!NONCE.test(nonce)) return undefined;
  return signatureOf(secret, ['host-check', host, nonce]);
}

export async function checkHost(reach: Reach, input: CheckHost): Promise<HostCheck> {
  const name = hostNameOf(input.host);
  const found = await reach.resolve(name);
  if (!found) {
    return {
      state: 'waiting',
      said: 'Couldn’t check the DNS right now.',
      remedy: 'Try again in a minute.',
      addresses: [],
    };
  }
  const addresses = [...found.ipv4, ...found.ipv6];
  if (addresses.length === 0) {
    return {
      state: 'waiting',
      said: `${name} doesn’t point anywhere yet.`,
      remedy:
        'Add one of the records above at your domain provider. Changes take from a few minutes to a day.',
      addresses,
    };
  }
  const own = [...input.server.ipv4, ...input.server.ipv6];
  // Names may lead anywhere; only the internet, and this server's own address, is asked.
  const askable = addresses.filter((address) => own.includes(address) || isPublicAddress(address));
  const [address] = askable;
  if (address === undefined) {
    return {
      state: 'wrong',
      said: `${name} points to ${few(addresses)}, which only works inside a private network. It was not checked.`,
      remedy: 'Point the record to this server’s public address.',
      addresses,
    };
  }
  const isOurs = askable.some((each) => own.includes(each));
  return { ...(await askHost(reach, input, address, isOurs)), addresses };
}

async function askHost(
  reach: Reach,
  { host, protocol, secret }: CheckHost,
  address: string,
  isOurs: boolean,
): Promise<Omit<HostCheck, 'addresses'>> {
  const nonce = randomBytes(16).toString('base64url');
  const asked = await reach.ask({ protocol, host, address, path: `${CHECK_PATH}?nonce=${nonce}` });
  const said = asked.kind === 'answered' ? asked.text.trim() : undefined;
  if (said !== undefined && said === answerCheck(secret, host, nonce))
    return { state: 'connected', said: `${host} shows this site.` };
  if (asked.kind === 'failed') return failure(asked, host, protocol, isOurs);
  if (asked.status >= 300 && asked.status < 400) {
    return {
      state: 'wrong',
      said: `${host} redirects visitors to another address.`,
      remedy:
        'Turn off forwarding for this domain at your domain provider and in the proxy in front of Vitrine.',
    };
  }
  return {
    state: 'wrong',
    said: `A different server answers on ${host}.`,
    remedy: isOurs
      ? 'The record is correct. The web server in front of Vitrine has to pass this host on with its “Host” header unchanged.'
      : `The record points to another server (${address}). Change it to one of the records above.`,
  };
}

const CERTIFICATE = /CERT|SSL|TLS|ALTNAME|SELF_SIGNED|EPROTO|UNABLE_TO_VERIFY/;

function failure(
  { code }: Extract<Asked, { kind: 'failed' }>,
  host: string,
  protocol: string,
  isOurs: boolean,
): Omit<HostCheck, 'addresses'> {
  if (protocol === 'https:' && CERTIFICATE.test(code)) {
    return {
      state: 'wrong',
      said: `${host} has no valid certificate, so browsers show a warning.`,
      remedy:
        'Add the host to the web server in front of Vitrine. With on-demand certificates, the first visit creates one. Check again in a minute.',
    };
  }
  const isSilent = code === 'ABORT_ERR' || code === 'TimeoutError' || code === 'ETIMEDOUT';
  return {
    state: 'wrong',
    said: isSilent
      ? `${host} did not answer within five seconds.`
      : `${host} accepts no connections (${code}).`,
    remedy: isOurs
      ? 'The record is correct. Check that the web server in front of Vitrine is running, and that no firewall blocks it.'
      : 'The record may point to another server. Compare it with the records above.',
  };
}

function few(addresses: readonly string[]): string {
  return addresses.slice(0, MAX_NAMED).join(', ');
}
