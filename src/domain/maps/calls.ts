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
    hasPlacesKey: z
      .boolean()
      .meta({ description: 'A key is kept by which the server asks Google for places.' }),
  })
  .meta({ id: 'MapSettings' });

export const readMaps = call('GET', SETTINGS, {
  may: 'read',
  summary: 'Says who draws the maps of the site.',
  answer,
});

export const saveMaps = call('PUT', SETTINGS, {
  may: 'config.settings',
  summary: 'Changes who draws the maps of the site.',
  body: z.strictObject({
    maps: mapSettingsSchema,
    placesKey: z.string().trim().max(200).nullable().exactOptional().meta({
      description: 'By which the server asks Google for places; null takes it away. It is never told again.',
    }),
  }),
  answer,
  leaves: 'settings.maps-changed',
});

export const findPlaces = call('GET', PLACES, {
  may: 'read',
  summary: 'Finds places by the beginning of their names, for the panel of a map.',
  query: z.object({ input: placeInput }),
  refusesQuery: 'Say what to look for.',
  answer: autocompleteAnswer,
});

export const readFoundPlace = call('GET', `${PLACES}/:place`, {
  may: 'read',
  summary: 'Says where a place lies that was found.',
  answer: detailsAnswer,
  errors: { 'not-found': 404 },
});
