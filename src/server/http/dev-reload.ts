/**
 * In development only: a script that reloads open pages once the server is there again after a change. It
 * notices by the boot id that a small endpoint answers.
 */
import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';

export const DEV_SCRIPT = '/_dev/reload.js';

const SCRIPT = `let boot;
const ask = async () => {
  try {
    const next = await (await fetch('/_dev/boot')).text();
    if (boot && boot !== next) location.reload();
    boot = next;
  } catch { /* the server is restarting */ }
  setTimeout(ask, 400);
};
ask();`;

export function devReloadRoutes(): Hono {
  const boot = randomBytes(8).toString('hex');
  const app = new Hono();
  const headers = { 'cache-control': 'no-store' };
  app.get('/_dev/boot', (context) => context.text(boot, 200, headers));
  app.get(DEV_SCRIPT, (context) =>
    context.body(SCRIPT, 200, { ...headers, 'content-type': 'text/javascript' }),
  );
  return app;
}
