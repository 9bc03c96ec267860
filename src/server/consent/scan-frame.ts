/**
 * A published page for its owner's browser, with everything let go and nothing let out: the policy refuses every request
 * to others and tells of it, the frame is nobody's origin and so holds no cookie, and what would be kept is only noted.
 */
import { Hono } from 'hono';
import { releaseHeld } from '#domain/consent/release-held.ts';
import { isTokenValid, signToken } from '../http/signed-token.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { RECORDER } from './scan-recorder.ts';
import type { ScanDeps } from './scan-site.ts';

const SCAN_PATH = '/_scan/page';
const PURPOSE = 'consent-scan';
/** As long as the slowest site takes, page after page. */
const SESSION_MS = 1_800_000;

export function scanFrameRoutes(deps: Kernel & ScanDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.get(SCAN_PATH, async (context) => {
    const { path = '', token = '' } = context.req.query();
    const { id: siteId } = context.get('site');
    if (!isTokenValid(deps.secret, token, { purpose: PURPOSE, siteId, subject: path }, deps.now()))
      return context.text('This address has expired. Scan the pages again.', 403, headersFor(deps));
    const html = await deps.openPage(siteId, path);
    if (html === undefined) return context.text('This page does not exist.', 404, headersFor(deps));
    const watched = releaseHeld(html).replace('<head>', () => `<head><script>${RECORDER}</script>`);
    return context.html(watched, 200, headersFor(deps));
  });
  return app;
}

export function scanFrameUrl(
  { secret, now }: Pick<Kernel, 'secret' | 'now'>,
  siteId: string,
  { origin, path }: { readonly origin: string; readonly path: string },
): string {
  const subject = { purpose: PURPOSE, siteId, subject: path };
  const terms = new URLSearchParams({ path, token: signToken(secret, subject, now() + SESSION_MS) });
  return `${origin}${SCAN_PATH}?${terms}`;
}

function headersFor({ ownerOrigin }: Pick<Kernel, 'ownerOrigin'>): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "webrtc 'block'",
    'sandbox allow-scripts',
    `frame-ancestors ${ownerOrigin}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'x-dns-prefetch-control': 'off',
    'referrer-policy': 'no-referrer',
  };
}
