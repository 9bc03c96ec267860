/** What an address of the API takes, said to whoever asks in another way. */
import type { Handler } from 'hono';
import { recordedRoutes } from './route-list.ts';

/** Answers 405 with `Allow` where one of these apps has a call at this address; everything else goes on. */
export function refuseMethod(apps: readonly object[]): Handler {
  const calls = recordedRoutes(apps).map(({ method, path }) => ({ method, pattern: patternOf(path) }));
  return async (context, next) => {
    const methods = calls.flatMap(({ method, pattern }) => (pattern.test(context.req.path) ? [method] : []));
    const asked = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    if (methods.length === 0 || methods.some((method) => method === asked)) return next();
    const allow = [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
    const message = `This address only accepts ${allow.join(', ')}.`;
    return context.json({ error: { kind: 'refused', message } }, 405, {
      allow: allow.join(', '),
      'cache-control': 'no-store',
    });
  };
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : RegExp.escape(part)));
  return new RegExp(`^${parts.join('/')}$`);
}
