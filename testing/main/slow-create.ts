/** A request that is under way for as long as a test wants it to be. */
import { request } from 'node:http';
import type { Access } from './content-client.ts';

/** Creates a page with a body that has only begun to arrive when the server takes the request. */
export function slowCreate(port: number, access: Access) {
  const body = JSON.stringify({ kind: 'page', body: { title: 'Slowly', fields: {}, sections: [] } });
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `/api/sites/${access.siteId}/documents`,
    headers: {
      host: `localhost:${port}`,
      authorization: `Bearer ${access.token}`,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answer = new Promise<{ status: number | undefined }>((resolve, reject) => {
    asked.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode }));
    });
    asked.on('error', reject);
  });
  const isUnderWay = new Promise<void>((resolve) => asked.once('continue', () => resolve()));
  asked.flushHeaders();
  return {
    answer,
    /** When the server has said that it waits for the body. */
    isUnderWay: isUnderWay.then(() => void asked.write(body.slice(0, 10))),
    finish: () => void asked.end(body.slice(10)),
  };
}
