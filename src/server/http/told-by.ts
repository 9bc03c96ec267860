/** What a request says of itself, cut before anything looks at it. */
import type { Context } from 'hono';
import { MAX_ADDRESS, MAX_WORDS } from '#domain/tracking/contract.ts';
import type { Told } from '#domain/tracking/hit.ts';

export function toldBy({ req }: Context): Told {
  return {
    host: (req.header('host') ?? new URL(req.url).host).toLowerCase(),
    userAgent: (req.header('user-agent') ?? '').slice(0, MAX_WORDS),
    acceptLanguage: (req.header('accept-language') ?? '').slice(0, MAX_WORDS),
    referer: (req.header('referer') ?? '').slice(0, MAX_ADDRESS),
  };
}
