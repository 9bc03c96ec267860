/** The page of the owner area: empty but for its script, under a policy that lets nothing else run. */
import type { Context } from 'hono';

/** What the build made for owners, by the address it is served at. */
export interface OwnerAssets {
  readonly script: string;
  readonly styles: readonly string[];
  /** Scripts the first one needs at once. */
  readonly preloads: readonly string[];
}

/** Origins of the sites, whose pages the editor shows in a frame and whose pictures it lists. */
export type SiteOrigins = () => Promise<readonly string[]>;

export function ownerShell(assets: OwnerAssets, siteOrigins: SiteOrigins) {
  const html = shellHtml(assets);
  return async (context: Context): Promise<Response> => {
    const policy = ownerPolicy(await siteOrigins());
    return context.html(html, 200, {
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
  };
}

function ownerPolicy(sites: readonly string[]): string {
  const origins = sites.filter((origin) => /^https?:\/\/[a-z0-9.*:-]+$/.test(origin)).join(' ');
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
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 22 22'%3E%3Crect width='22' height='22' rx='5' fill='%2313312f'/%3E%3Cpath d='M5.5 4.75h11v12.5h-11zM5.5 11h11M11 4.75V11' fill='none' stroke='%23d7f0ec' stroke-width='1.3'/%3E%3C/svg%3E";

function shellHtml({ script, styles, preloads }: OwnerAssets): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
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
