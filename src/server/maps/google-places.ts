/** Places as Google knows them, asked by the server with a key that no browser sees. */
import { z } from 'zod';
import { MAX_PREDICTIONS, type Place, type Prediction } from '#domain/maps/places.ts';
import type { Deps } from '../deps.ts';
import type { Outgoing } from '../http/outgoing/outgoing.ts';

export const PLACES_URL = 'https://places.googleapis.com/v1';

const TIMEOUT_MS = 5000;
const MAX_BYTES = 100_000;

const found = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({ placeId: z.string(), text: z.object({ text: z.string() }) }).optional(),
      }),
    )
    .default([]),
});

const known = z.object({
  id: z.string(),
  displayName: z.object({ text: z.string() }).optional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
  addressComponents: z
    .array(z.object({ longText: z.string(), types: z.array(z.string()).default([]) }))
    .default([]),
});

export interface GooglePlacesDeps extends Pick<Deps, 'log'> {
  readonly outgoing: Pick<Outgoing, 'send'>;
  readonly url: string;
}

interface Asked {
  readonly key: string;
  readonly locale: string;
}

/** Undefined where Google does not answer as it should. */
export async function askForPlaces(
  deps: GooglePlacesDeps,
  input: string,
  { key, locale }: Asked,
): Promise<Prediction[] | undefined> {
  const body = JSON.stringify({ input, languageCode: locale });
  const read = await ask(deps, found, { method: 'POST', path: '/places:autocomplete', key, body });
  return read?.suggestions
    .flatMap(({ placePrediction: each }) =>
      each ? [{ placeId: each.placeId, description: each.text.text }] : [],
    )
    .slice(0, MAX_PREDICTIONS);
}

export async function askForPlace(
  deps: GooglePlacesDeps,
  placeId: string,
  { key, locale }: Asked,
): Promise<Place | undefined> {
  const query = new URLSearchParams({ languageCode: locale });
  const path = `/places/${encodeURIComponent(placeId)}?${query}`;
  const read = await ask(deps, known, { method: 'GET', path, key, body: '' });
  if (!read) return undefined;
  const part = (type: string) =>
    read.addressComponents.find(({ types }) => types.includes(type))?.longText ?? '';
  const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ');
  return {
    placeId: read.id,
    addressTitle: read.displayName?.text ?? '',
    addressLine1: join(part('street_number'), part('route')),
    addressLine2: join(part('postal_code'), part('locality') || part('postal_town')),
    addressCountry: part('country'),
    lat: read.location.latitude,
    lng: read.location.longitude,
  };
}

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly key: string;
  readonly body: string;
}

async function ask<Schema extends z.ZodType>(
  { outgoing, url, log }: GooglePlacesDeps,
  schema: Schema,
  { method, path, key, body }: Question,
): Promise<z.output<Schema> | undefined> {
  const answer = await outgoing.send({
    method,
    url: url + path,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-goog-api-key': key,
      ...(method === 'GET' && { 'x-goog-fieldmask': 'id,displayName,location,addressComponents' }),
    },
    body,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const read = answer.kind === 'answered' && answer.status === 200 ? parse(schema, answer.text) : undefined;
  if (!read)
    log.warn({ outcome: answer.kind === 'answered' ? answer.status : answer.kind }, 'no places of Google');
  return read;
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
