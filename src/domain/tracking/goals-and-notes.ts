/** What an owner has written down about the visitors of a site: goals, and notes at days. */
import { z } from 'zod';
import { idSchema } from '../links/link.ts';
import { goalSchema, MAX_GOALS } from './goals.ts';
import { eventSchema, MAX_EVENTS } from './named-events.ts';

export const MAX_NOTES = 500;

export const noteShape = {
  day: z.iso.date(),
  words: z.string().trim().min(1).max(120),
};

export const planSchema = z.strictObject({
  goals: z.array(goalSchema).max(MAX_GOALS).default([]),
  events: z.array(eventSchema).max(MAX_EVENTS).default([]),
  notes: z
    .array(z.strictObject({ id: idSchema, ...noteShape }))
    .max(MAX_NOTES)
    .default([]),
});
export type TrackingPlan = z.infer<typeof planSchema>;
