/** The calls about what the owner decides for the store. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';
import { storeSettingsSchema } from './settings.ts';

const PATH = '/api/sites/:site/store';

const answer = z
  .object({
    store: storeSettingsSchema,
    isDecided: z.boolean().meta({ description: 'Whether somebody has decided any of it.' }),
    countries: z.array(z.string()).meta({ description: 'Codes of those that can be delivered to.' }),
  })
  .meta({ id: 'Store' });

export const readCountries = call('GET', '/api/countries', {
  may: 'open',
  summary: 'Codes of the countries that addresses can be in, as ISO 3166 has them.',
  answer: z.object({ countries: z.array(z.string()) }),
});

export const readStore = call('GET', PATH, {
  may: 'read',
  summary: 'Says in which currency a store sells, how it sends, what is taxed, and its discounts.',
  answer,
});

export const saveStore = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes the settings of a store.',
  description: 'In force at once. Orders that were placed keep what they were placed with.',
  body: storeSettingsSchema,
  answer,
  leaves: 'settings.store-changed',
});
