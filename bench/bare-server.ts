/** The peer of the cached page: the least a Node server can do to send these bytes. Told what to send by its parent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export function serveBare(): void {
  process.once('message', (message) => {
    const { headers, body } = message as { headers: string[]; body: string };
    const bytes = Buffer.from(body, 'base64');
    const server = createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  });
  process.once('disconnect', () => process.exit(0));
}
