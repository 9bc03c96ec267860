/** The calls about named events and test events. */
import { z } from 'zod';
import { doneAnswer, instant } from '../calls/answers.ts';
import { call, type Shape } from '../calls/call.ts';
import { ANALYTICS, filteredPeriod, PERIOD_REFUSALS } from './calls.ts';
import { eventSchema, eventShape, MAX_EVENTS } from './named-events.ts';

const may = 'config.settings';
const body = z.strictObject(eventShape).meta({ id: 'NewNamedEvent' });
const event = eventSchema.meta({ id: 'NamedEvent' });

export const EVENT_MESSAGES = {
  tooMany: `A site can have up to ${MAX_EVENTS} events. Delete one you no longer need.`,
  taken: 'Another event has this name. Choose a different one.',
  missing: 'This event does not exist.',
} as const;

const counted = z
  .object({
    ...eventSchema.shape,
    id: z.string().nullable().meta({ description: 'Null for events that only scripts send.' }),
    kind: eventSchema.shape.kind.nullable(),
    visitors: z.int(),
    count: z.int(),
  })
  .meta({ id: 'CountedEvent' });
export type CountedEvent = Shape<typeof counted>;

export const readEvents = call('GET', `${ANALYTICS}/events`, {
  may: 'config.reports',
  summary: 'Counts named events in a period.',
  query: z.object(filteredPeriod),
  answer: z.object({
    events: z.array(counted),
    forms: z.array(z.object({ id: z.string(), name: z.string() })),
    popups: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  ...PERIOD_REFUSALS,
  cache: 'no-store',
});

export const createEvent = call('POST', `${ANALYTICS}/events`, {
  may,
  summary: 'Names an event.',
  description: 'Stored visits count too, except for downloads, scroll depth and videos.',
  body,
  answer: z.object({ event }),
  status: 201,
  errors: { full: 409, taken: 409 },
  leaves: 'settings.event-made',
});

export const deleteEvent = call('DELETE', `${ANALYTICS}/events/:event`, {
  may,
  summary: 'Deletes a named event.',
  answer: doneAnswer('deleted'),
  errors: { missing: 404 },
  leaves: 'settings.event-deleted',
});

const tested = z
  .object({
    id: z.string(),
    at: instant,
    name: z.string(),
    path: z.string(),
    data: z.string().meta({ description: 'JSON text.' }),
  })
  .meta({ id: 'TestEvent' });
export type TestEvent = Shape<typeof tested>;

export const readTestEvents = call('GET', `${ANALYTICS}/test-events`, {
  may: 'config.reports',
  summary: 'Lists what people who run the site did on it in the last 30 minutes. None of it is counted.',
  answer: z.object({ events: z.array(tested) }),
  cache: 'no-store',
});
