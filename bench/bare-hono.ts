/** The peer of submissions: a route that reads the body, checks and writes nothing, and answers. */
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

export function serveBareHono(): void {
  const app = new Hono();
  app.post('/submit', async (context) => {
    await context.req.json();
    return context.json({ status: 'stored', submissionId: '' });
  });
  app.post('/hit', async (context) => {
    await context.req.text();
    return context.json({});
  });
  app.get('/api/crumb', (context) => context.json({ crumb: '' }));
  app.post('/api/commerce/*', async (context) => {
    await context.req.parseBody();
    return context.json({});
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => {
    process.send?.((server.address() as AddressInfo).port);
  });
  process.once('disconnect', () => process.exit(0));
}
