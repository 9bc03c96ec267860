/** The calls about maps. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { autocompleteAnswer, detailsAnswer, placeInput } from './places.ts';
import { mapSettingsSchema } from './settings.ts';

const SETTINGS = '/api/sites/:site/maps';
const PLACES = '/api/sites/:site/places';
const answer = z
  .object({
    maps: mapSettingsSchema,
    hasPlacesKey: z.boolean().meta({ description: 'A saved key lets the server look up places at Google.' }),
  })
  .meta({ id: 'MapSettings' });

export const readMaps = call('GET', SETTINGS, {
  may: 'read',
  summary: 'Returns the map settings of the site.',
  answer,
});

export const saveMaps = call('PUT', SETTINGS, {
  may: 'config.settings',
  summary: 'Changes the map settings of the site.',
  body: z.strictObject({
    maps: mapSettingsSchema,
    placesKey: z.string().trim().max(200).nullable().exactOptional().meta({
      description: 'The server’s key for Google places. Null removes it. It is never shown again.',
    }),
  }),
  answer,
  leaves: 'settings.maps-changed',
});

export const findPlaces = call('GET', PLACES, {
  may: 'read',
  summary: 'Finds places by the start of their names, for a map’s settings.',
  query: z.object({ input: placeInput }),
  refusesQuery: 'Enter what to look for.',
  answer: autocompleteAnswer,
});

export const readFoundPlace = call('GET', `${PLACES}/:place`, {
  may: 'read',
  summary: 'Returns the location of a place.',
  answer: detailsAnswer,
  errors: { 'not-found': 404 },
});
