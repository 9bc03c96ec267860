/** Another site that gives out pictures, and counts who asks for what. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOutgoing } from '#server/http/outgoing/outgoing.ts';

export interface PictureServer {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly asked: string[];
  /** Most that were asked for at the same time. */
  readonly mostAtOnce: () => number;
  /** Runs before each answer. */
  hold: () => Promise<void>;
  close(): Promise<unknown>;
}

/** Each is another one. */
export function svgNamed(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${name}</title><path d="M0 0h9v9z"/></svg>`;
}

const ODD: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/gone.jpg': (response) => response.writeHead(404).end(),
  '/page.jpg': (response) =>
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>Shop</html>'),
  '/inside.jpg': (response) => response.writeHead(302, { location: 'https://10.0.0.1/secret.jpg' }).end(),
  '/round.jpg': (response) => response.writeHead(302, { location: '/round.jpg' }).end(),
  '/moved.svg': (response) => response.writeHead(301, { location: '/kept.svg' }).end(),
  '/large.jpg': (response) => response.writeHead(200).end(Buffer.alloc(25_000_001)),
};

export async function startPictureServer(): Promise<PictureServer> {
  let atOnce = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    made.asked.push(path);
    atOnce += 1;
    most = Math.max(most, atOnce);
    response.once('close', () => {
      atOnce -= 1;
    });
    void made.hold().then(() => {
      const odd = ODD[path];
      if (odd) odd(response);
      else response.writeHead(200, { 'content-type': 'text/plain' }).end(svgNamed(path));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const made: PictureServer = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    mostAtOnce: () => most,
    hold: async () => undefined,
    close: () => new Promise((done) => server.close(done)),
  };
  return made;
}

/** The way out to it, and to no other private address. */
export function outgoingToTests() {
  return createOutgoing({
    resolve: async () => ({ ipv4: [], ipv6: [] }),
    privateNetworks: ['127.0.0.1'],
  });
}
