/** Ports for servers of tests. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Above the ports that browsers refuse, and below those that systems give to whoever calls somebody. */
const PORTS = { first: 12_000, count: 20_000 };

/** One that is still free later, also while its server is away: nobody is given it by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.first + randomInt(PORTS.count);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}
