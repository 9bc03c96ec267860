/** What pages ask about places. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { AUTOCOMPLETE_PATH, DETAILS_PATH } from './contract.ts';
import { autocompleteAnswer, detailsAnswer, placeId, placeInput } from './places.ts';

const context = z.string().trim().min(1).max(200);

export const autocompletePlaces = call('GET', AUTOCOMPLETE_PATH, {
  may: 'visitor',
  summary: 'Finds places by the start of their names, up to five, largest first.',
  description:
    'Without a Google key, finds towns from a gazetteer included in Vitrine. 429 if called too often.',
  query: z.object({ input: placeInput }),
  answer: autocompleteAnswer,
});

export const readPlace = call('GET', DETAILS_PATH, {
  may: 'visitor',
  summary: 'Returns a place’s location and, if known, its address.',
  description:
    'Refused with 400 without the tracking context, the part of the product and section that ask. 404 for unknown places.',
  query: z.object({ placeId, productPage: context, productSection: context }),
  answer: detailsAnswer,
});
