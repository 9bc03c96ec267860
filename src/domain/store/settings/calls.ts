/** The calls about what the owner decides for the store. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { storeSettingsSchema } from './settings.ts';

const PATH = '/api/sites/:site/store';

const answer = z
  .object({
    store: storeSettingsSchema,
    isDecided: z.boolean().meta({ description: 'Whether any of it has been set.' }),
    countries: z.array(z.string()).meta({ description: 'Codes of those that can be delivered to.' }),
  })
  .meta({ id: 'Store' });

export const readCountries = call('GET', '/api/countries', {
  may: 'open',
  summary: 'Lists countries with their ISO 3166 codes.',
  answer: z.object({ countries: z.array(z.string()) }),
});

export const readRegions = call('GET', '/api/countries/:country/regions', {
  may: 'open',
  summary: 'Lists the states or provinces of a country as addresses have them. Empty where it has none.',
  answer: z.object({ regions: z.array(z.object({ value: z.string(), name: z.string() })) }),
});

export const readStore = call('GET', PATH, {
  may: 'read',
  summary: 'Returns a store’s currency, delivery, taxes and discounts.',
  answer,
});

export const saveStore = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes the settings of a store.',
  description: 'Live immediately. Existing orders don’t change.',
  body: storeSettingsSchema,
  answer,
  errors: { currency: 409 },
  leaves: 'settings.store-changed',
});
