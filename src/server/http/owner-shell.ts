/** The pages of the owner area: empty but for their script, under a policy that lets nothing else run. */
import type { Context } from 'hono';
import { SHOWN_ORIGINS } from '#domain/owner-area/shown-origins.ts';
import { SET_UP_PATH, signInAddress, WAYS_IN } from '#domain/owner-area/ways-in.ts';

/** What the build made for owners. */
export interface OwnerAssets {
  readonly area: PageAssets;
  /** Of the pages by which people get in, which need little of it. */
  readonly waysIn: PageAssets;
}

/** By the address it is served at. */
export interface PageAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts the first one needs at once. */
  readonly preloads: readonly string[];
}

export interface OwnerVisit {
  readonly isSignedIn: boolean;
  readonly origins: readonly string[];
}

/**
 * Who asks, and the origins of the sites that whoever asks may see, whose pages the editor shows in a frame and whose pictures it lists. Strangers are told
 * none that belongs to one site: the policy is no list of who is hosted here.
 */
export type FindVisit = (context: Context) => Promise<OwnerVisit>;

export function ownerShell({ area, waysIn }: OwnerAssets, findVisit: FindVisit) {
  return async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const visit = await findVisit(context);
    const isWayIn = WAYS_IN.includes(pathname);
    const perPerson = { 'cache-control': 'private, no-cache', vary: 'cookie' };
    if (!visit.isSignedIn && !isWayIn && pathname !== SET_UP_PATH) {
      const location = signInAddress(`${pathname}${search}`);
      return context.body(null, 302, { ...perPerson, location });
    }
    const origins = visit.origins.filter((origin) => /^https?:\/\/[a-z0-9.*:-]+$/.test(origin));
    return context.html(shellHtml(isWayIn ? waysIn : area, origins), 200, {
      ...perPerson,
      'content-security-policy': ownerPolicy(origins.join(' ')),
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
  };
}

function ownerPolicy(origins: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${origins}`,
    `media-src 'self' blob: ${origins}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${origins || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

const ICON =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2022%2022'%3E%3Crect%20width='22'%20height='22'%20rx='5'%20fill='%2313312f'/%3E%3Cpath%20d='M5.5%204.75h11v12.5h-11zM5.5%2011h11M11%204.75V11'%20fill='none'%20stroke='%23d7f0ec'%20stroke-width='1.3'/%3E%3C/svg%3E";

function shellHtml({ script, styles, preloads }: PageAssets, origins: readonly string[]): string {
  return [
    '<!doctype html>',
    // What the policy lets in, for the script to see when it no longer suits who is there.
    `<html lang="en" data-${SHOWN_ORIGINS}="${origins.join(' ')}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Vitrine</title>',
    `<link rel="icon" href="${ICON}">`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>',
    '<div id="owner"></div>',
    '<noscript>The owner area needs JavaScript. The sites it makes do not.</noscript>',
    '</body>',
    '</html>',
  ].join('\n');
}
