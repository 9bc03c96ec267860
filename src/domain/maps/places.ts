/** Places by their names: what is asked, and what is answered, whoever knows them. */
import { z } from 'zod';

const predictionSchema = z.object({
  placeId: z.string(),
  /** For people to choose from: “Halden, Viken, Norway”. */
  description: z.string(),
});
export type Prediction = z.infer<typeof predictionSchema>;

const placeSchema = z.object({
  placeId: z.string(),
  addressTitle: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string(),
  addressCountry: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type Place = z.infer<typeof placeSchema>;

export const autocompleteAnswer = z
  .object({ predictions: z.array(predictionSchema) })
  .meta({ id: 'PlacePredictions' });
export const detailsAnswer = z.object({ place: placeSchema }).meta({ id: 'PlaceDetails' });

export const placeInput = z.string().trim().min(1).max(200);
export const placeId = z
  .string()
  .trim()
  .regex(/^[\w:-]{1,300}$/);
export const MAX_PREDICTIONS = 5;
