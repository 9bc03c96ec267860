/** The web app manifest of a site, as browsers read it: https://www.w3.org/TR/appmanifest/ */
import type { SiteSettings } from '../settings/site-settings.ts';
import type { WebApp } from './schema.ts';
import { shortNameOf } from './web-app.ts';

export const MANIFEST_PATH = '/manifest.webmanifest';

/** Cut to a circle, four fifths of a maskable icon are left. */
const CIRCLE = 0.8;

export interface IconSpec {
  readonly path: string;
  readonly size: number;
  readonly purpose: 'any' | 'maskable' | 'apple';
  /** How much of its side a letter, or a picture with a transparent ground, takes. */
  readonly share: number;
}

export const APPLE_ICON: IconSpec = {
  path: '/apple-touch-icon.png',
  size: 180,
  purpose: 'apple',
  share: 0.72,
};
const MANIFEST_ICONS: readonly IconSpec[] = [
  { path: '/icon-192.png', size: 192, purpose: 'any', share: 0.8 },
  { path: '/icon-512.png', size: 512, purpose: 'any', share: 0.8 },
  // The square within the circle.
  { path: '/icon-maskable-512.png', size: 512, purpose: 'maskable', share: CIRCLE * Math.SQRT1_2 },
];
export const ICONS: readonly IconSpec[] = [APPLE_ICON, ...MANIFEST_ICONS];

export interface Colours {
  readonly themeColor: string;
  readonly backgroundColor: string;
}

export function manifestOf(
  app: WebApp,
  { title, description, locale }: Pick<SiteSettings, 'title' | 'description' | 'locale'>,
  colours: Colours,
): object {
  return {
    id: '/',
    name: title,
    short_name: app.shortName || shortNameOf(title),
    ...(description && { description }),
    lang: locale,
    start_url: '/',
    scope: '/',
    display: app.display,
    theme_color: app.themeColor ?? colours.themeColor,
    background_color: app.backgroundColor ?? colours.backgroundColor,
    icons: MANIFEST_ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}
