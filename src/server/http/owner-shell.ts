/** The pages of the owner area: empty but for their script, under a policy that lets nothing else run. */
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { OWNER_LANGUAGES, type OwnerLanguage, ownerLanguage } from '#domain/owner-area/languages.ts';
import { SHOWN_ORIGINS } from '#domain/owner-area/shown-origins.ts';
import { SET_UP_PATH, signInAddress, WAYS_IN } from '#domain/owner-area/ways-in.ts';

/** What the build made for owners, in each language of the owner area. */
export type OwnerAssets = Readonly<Record<OwnerLanguage, OwnerPages>>;

export interface OwnerPages {
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
  /** The language the account is set to; undefined where it follows the browser. */
  readonly language: OwnerLanguage | undefined;
  readonly origins: readonly string[];
}

/**
 * Who asks, and the origins of the sites that whoever asks may see, whose pages the editor shows in a frame and whose pictures it lists. Strangers are told
 * none that belongs to one site: the policy is no list of who is hosted here.
 */
export type FindVisit = (context: Context) => Promise<OwnerVisit>;

export function ownerShell(assets: OwnerAssets, findVisit: FindVisit) {
  return async (context: Context): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const visit = await findVisit(context);
    const isWayIn = WAYS_IN.includes(pathname);
    const perPerson = { 'cache-control': 'private, no-cache', vary: 'cookie, accept-language' };
    if (!visit.isSignedIn && !isWayIn && pathname !== SET_UP_PATH) {
      const location = signInAddress(`${pathname}${search}`);
      return context.body(null, 302, { ...perPerson, location });
    }
    const origins = visit.origins.filter((origin) => /^https?:\/\/[a-z0-9.*:-]+$/.test(origin));
    const language = visit.language ?? browserLanguage(context);
    const { area, waysIn } = assets[language];
    return context.html(shellHtml(isWayIn ? waysIn : area, { language, origins }), 200, {
      ...perPerson,
      'content-security-policy': ownerPolicy(origins.join(' ')),
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    });
  };
}

/** The first of the browser's languages that the owner area is in; English where there is none. */
function browserLanguage(context: Context): OwnerLanguage {
  const language = accepts(context, {
    header: 'Accept-Language',
    supports: [...OWNER_LANGUAGES],
    default: 'en',
    match: (accepted) =>
      accepted
        .toSorted((one, other) => other.q - one.q)
        .map(({ type }) => ownerLanguage(type))
        .find((each) => each !== undefined) ?? 'en',
  });
  return ownerLanguage(language) ?? 'en';
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

const NEEDS_SCRIPT: Readonly<Record<OwnerLanguage, string>> = {
  en: 'The owner area needs JavaScript. The sites it makes do not.',
  de: 'Dieser Bereich braucht JavaScript. Die Websites, die hier entstehen, brauchen keins.',
};

interface ShellWords {
  readonly language: OwnerLanguage;
  readonly origins: readonly string[];
}

function shellHtml({ script, styles, preloads }: PageAssets, { language, origins }: ShellWords): string {
  return [
    '<!doctype html>',
    // What the policy lets in, for the script to see when it no longer suits who is there.
    `<html lang="${language}" data-${SHOWN_ORIGINS}="${origins.join(' ')}">`,
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
    `<noscript>${NEEDS_SCRIPT[language]}</noscript>`,
    '</body>',
    '</html>',
  ].join('\n');
}
