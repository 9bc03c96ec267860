/** What pages ask about places. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { AUTOCOMPLETE_PATH, DETAILS_PATH } from './contract.ts';
import { autocompleteAnswer, detailsAnswer, placeId, placeInput } from './places.ts';

const context = z.string().trim().min(1).max(200);

export const autocompletePlaces = call('GET', AUTOCOMPLETE_PATH, {
  may: 'visitor',
  summary: 'Finds places by the beginning of their names: five at most, the largest first.',
  description:
    'Without a key of Google, places are towns of a gazetteer that comes with Vitrine. 429 for whoever asks too often.',
  query: z.object({ input: placeInput }),
  answer: autocompleteAnswer,
});

export const readPlace = call('GET', DETAILS_PATH, {
  may: 'visitor',
  summary: 'Says where a place lies, and its address as far as it is known.',
  description:
    'Refused with 400 without the tracking context, which is the part of the product and the section that ask. 404 for a place that nobody knows.',
  query: z.object({ placeId, productPage: context, productSection: context }),
  answer: detailsAnswer,
});
