/** Answers the question of the owner origin's routes: may this caller do this here. */
import type { Deps } from '../deps.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { authorizeToken } from './tokens.ts';

/** Wrong tokens one address may send. */
const GUESSES = { burst: 20, everyMs: 3000 };

export function createAuthorize(
  deps: Pick<Deps, 'db' | 'now'> & { readonly clientAddress: ClientAddress },
): Authorize {
  const guesses = new RateLimiter(GUESSES, deps.now);
  return async (context, siteId, scope) => {
    const authorized = await authorizeToken(deps, context.req.header('authorization'), { siteId, scope });
    if (authorized.kind === 'authorized') return authorized.actor;
    const message = { error: { kind: authorized.kind, message: authorized.message } };
    if (authorized.kind === 'forbidden') return context.json(message, 403);
    if (!guesses.take(deps.clientAddress(context))) {
      return context.json(
        { error: { kind: 'too-many', message: 'Too many wrong tokens. Try again in a minute.' } },
        429,
      );
    }
    return context.json(message, 401, { 'www-authenticate': 'Bearer' });
  };
}
