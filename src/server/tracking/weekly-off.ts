/** Where the link of a weekly mail leads: one click turns it off, by a button or by the mail program itself. */
import { type Context, Hono } from 'hono';
import { escapeHtml } from '#domain/escape-html.ts';
import { hashSource } from '../http/hash-source.ts';
import { isSame } from '../http/signature.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { deleteWeekly } from './queries-plans.ts';
import { WEEKLY_OFF_PATH, weeklyToken } from './send-weekly.ts';

const CSS =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;box-sizing:border-box;padding:2rem 1.5rem;font:1rem/1.6 system-ui,sans-serif}main{max-width:30rem}h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}p{margin:0 0 1.5rem}button{min-height:2.75rem;padding:0 1.25rem;border:0;border-radius:4px;font:inherit;font-weight:600;color:Canvas;background:CanvasText;cursor:pointer}:focus-visible{outline:2px solid currentColor;outline-offset:3px}';
const POLICY = `default-src 'none'; style-src ${hashSource(CSS)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

export function weeklyOffRoutes({ db, secret }: Pick<Kernel, 'db' | 'secret'>): Hono {
  const app = new Hono();
  // Programs that look through mails follow links: looking changes nothing.
  app.get(WEEKLY_OFF_PATH, (context) =>
    readToken(secret, context)
      ? page(
          context,
          200,
          'Turn off weekly emails?',
          'You can turn them on again in the site’s settings.',
          true,
        )
      : unknown(context),
  );
  app.post(WEEKLY_OFF_PATH, async (context) => {
    const found = readToken(secret, context);
    if (!found) return unknown(context);
    await db.write((tx) => deleteWeekly(tx, found.siteId, found.accountId));
    return page(context, 200, 'Turned off', 'You will get no more weekly emails.', false);
  });
  return app;
}

/** In the address, also of the post: that is all a mail program knows. */
function readToken(secret: string, { req }: Context) {
  const token = (req.query('token') ?? '').slice(0, 300);
  const [siteId = '', accountId = ''] = token.split('.');
  return isSame(token, weeklyToken(secret, { siteId, accountId })) ? { siteId, accountId } : undefined;
}

function unknown(context: Context): Response {
  return page(
    context,
    404,
    'This link is not valid',
    'Copy the whole link from the email, then try again.',
    false,
  );
}

function page(context: Context, status: 200 | 404, title: string, words: string, asks: boolean): Response {
  const button = asks ? '<form method="post"><button>Turn them off</button></form>' : '';
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${CSS}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p>${button}</main></body></html>`;
  return context.html(html, status, {
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
}
