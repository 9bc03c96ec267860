/** Headers every answer bears. */
import type { MiddlewareHandler } from 'hono';

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
};

export const HSTS = 'max-age=31536000';

export function securityHeaders(options: { readonly isSecure: boolean }): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!headers.has(name)) headers.set(name, value);
    if (options.isSecure && !headers.has('strict-transport-security'))
      headers.set('strict-transport-security', HSTS);
  };
}
