/** Who draws the maps of a site: nobody but the site itself, Leaflet with tiles of the owner's choice, or Google. */
import { z } from 'zod';
import type { ServiceSources } from '../code/embed.ts';
import { policySource } from '../code/policy-source.ts';
import { MAP_PROVIDERS } from './map.ts';

const tiles = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => text === '' || isTileAddress(text),
    'must begin with https:// and a host name, such as https://tiles.example.org/{z}/{x}/{y}.png',
  )
  .default('');

const settingsWith = (address: typeof tiles | z.ZodCatch<typeof tiles>) =>
  z.strictObject({
    provider: z.enum(MAP_PROVIDERS).default('none'),
    /** Nothing of others is fetched before a visitor presses a button. */
    isAsked: z.boolean().default(true),
    tiles: address,
    /** Of the same land without names, with mountains, from above: if absent, `tiles` is used. */
    plainTiles: address,
    terrainTiles: address,
    satelliteTiles: address,
    /** Who made the map: most tiles may be shown only with it. */
    attribution: z.string().trim().max(300).default(''),
    /** Public: browsers send it to Google. */
    key: z
      .string()
      .trim()
      .regex(/^[\w-]{0,100}$/, 'must be a key issued by Google')
      .default(''),
  });

export const mapSettingsSchema = settingsWith(tiles);
/** As they were stored: an address that is taken no longer counts as none, so that pages still open. */
export const storedMapSettings = settingsWith(tiles.catch(''));
export type MapSettings = z.infer<typeof mapSettingsSchema>;

export const NO_MAPS: MapSettings = mapSettingsSchema.parse({});

function isTileAddress(text: string): boolean {
  if (!/^https:\/\/[^/\s]+\//.test(text) || !['{z}', '{x}', '{y}'].every((part) => text.includes(part)))
    return false;
  return tileOrigin(text, 'a') !== undefined;
}

/** Where tiles come from, as the policy of a page names it; undefined where it cannot. */
function tileOrigin(tiles: string, name: string): string | undefined {
  const address = fillSubdomain(tiles, name);
  return policySource(URL.canParse(address) ? new URL(address).origin : '');
}

export function fillSubdomain(tiles: string, name: string): string {
  return tiles.replace('{s}', () => name);
}

/** Who draws them, once all that takes is known. */
export function providerOf({ provider, key, tiles: address }: MapSettings) {
  if (provider === 'google') return key ? 'google' : 'none';
  if (provider === 'leaflet') return address ? 'leaflet' : 'none';
  return 'none';
}

export const MAP_SERVICE_NAMES = { none: '', leaflet: 'Map tiles', google: 'Google Maps' } as const;

const GOOGLE = ['https://*.googleapis.com', 'https://*.gstatic.com'];

/** What the policy of a page with a live map lets through. */
export function sourcesOf(settings: MapSettings): ServiceSources | undefined {
  const provider = providerOf(settings);
  if (provider === 'none') return undefined;
  const none = { scripts: [], frames: [], styles: [], connections: [] };
  if (provider === 'google')
    return {
      ...none,
      scripts: ['https://maps.googleapis.com'],
      connections: GOOGLE,
      // Its script writes style elements as it draws.
      styles: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
      images: [...GOOGLE, 'https://*.google.com', 'https://*.ggpht.com'],
    };
  const addresses = [settings.tiles, settings.plainTiles, settings.terrainTiles, settings.satelliteTiles];
  const names = ['a', 'b', 'c'];
  const origins = addresses
    .filter(Boolean)
    .flatMap((address) => names.flatMap((name) => tileOrigin(address, name) ?? []));
  return { ...none, images: [...new Set(origins)] };
}
