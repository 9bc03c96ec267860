/** Who draws the maps of a site moves with it; the key of its server stays, as secrets do. */
import { mapSettingsSchema } from '#domain/maps/settings.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { deleteMaps, findMaps, writeMaps } from './queries.ts';

const maps = {
  schema: mapSettingsSchema,
  find: async (...of: Parameters<typeof findMaps>) => (await findMaps(...of))?.maps,
  write: writeMaps,
  remove: deleteMaps,
};

export const moved = [oneASite('maps.json', maps)];
