/** How the check of a host reaches the outside: the DNS, and one request that follows nothing. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { type Addresses, codeOf, resolveHost } from '../http/outgoing/resolve-host.ts';

export interface AskedAt {
  readonly protocol: 'http:' | 'https:';
  /** As in the address bar, with the port where it is not the scheme's own. */
  readonly host: string;
  /** The address that is connected to: what the name leads to is not asked a second time. */
  readonly address: string;
  readonly path: string;
}

export type Asked =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  /** @param code of the system or of TLS, such as ECONNREFUSED */
  | { readonly kind: 'failed'; readonly code: string };

export interface Reach {
  /** Undefined where the DNS could not be asked; no addresses where the name has none. */
  resolve(name: string): Promise<Addresses | undefined>;
  ask(at: AskedAt): Promise<Asked>;
}

const ANSWER_MS = 5000;
const MAX_ANSWER_BYTES = 1000;

export const reach: Reach = { resolve: resolveHost, ask };

async function ask({ protocol, host, address, path }: AskedAt): Promise<Asked> {
  const url = new URL(`${protocol}//${host}${path}`);
  const family = isIP(address);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  const options = {
    agent: false as const,
    headers: { accept: 'text/plain', 'user-agent': 'Vitrine' },
    signal: AbortSignal.timeout(ANSWER_MS),
    // The connection goes to the address that has been looked at, whatever the name leads to by now.
    lookup: (_name: string, how: { all?: boolean }, done: (...answer: unknown[]) => void) =>
      how.all ? done(null, [{ address, family }]) : done(null, address, family),
  };
  return new Promise((answer) => {
    const asking = send(url, options as never, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      const end = () => {
        const text = Buffer.concat(chunks).toString('utf8', 0, MAX_ANSWER_BYTES);
        answer({ kind: 'answered', status: response.statusCode ?? 0, text });
        asking.destroy();
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        length += chunk.length;
        if (length > MAX_ANSWER_BYTES) end();
      });
      response.on('end', end);
    });
    asking.on('error', (error) => answer({ kind: 'failed', code: codeOf(error) }));
    asking.end();
  });
}
