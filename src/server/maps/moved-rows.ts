/** Who draws the maps of a site moves with it; the key of its server stays, as secrets do. */
import { type MapSettings, mapSettingsSchema } from '#domain/maps/settings.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteMaps, findMaps, writeMaps } from './queries.ts';

const settings: MovedRows<MapSettings> = {
  file: 'maps.json',
  entry: mapSettingsSchema,
  async *read(db, siteId) {
    const found = await findMaps(db, siteId);
    yield found ? [found.maps] : [];
  },
  keyOf: () => '',
  idsOf: () => ({}),
  check({ length }, whole) {
    if (length > 1) whole.add('1', 'is one too many: a site has one');
  },
  clear: deleteMaps,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writeMaps(tx, siteId, entry);
  },
};

export const moved = [settings];
