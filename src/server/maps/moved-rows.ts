/** Who draws the maps of a site moves with it; the key of its server stays, as secrets do. */
import { mapSettingsSchema } from '#domain/maps/settings.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { deleteMaps, findMaps, writeMaps } from './queries.ts';

const settings = oneASite({
  file: 'maps.json',
  entry: mapSettingsSchema,
  find: async (db, siteId) => (await findMaps(db, siteId))?.maps,
  write: writeMaps,
  remove: deleteMaps,
});

export const moved = [settings];
