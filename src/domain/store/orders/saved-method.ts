/** A way to pay that a payment service keeps, so that later payments need no one at a keyboard. */
import { z } from 'zod';

export const savedMethodSchema = z.object({
  /** As the service calls it. */
  ref: z.string().max(200),
  /** As its owner knows it, such as “•••• 4242”. */
  label: z.string().max(80),
});
export type SavedMethod = z.infer<typeof savedMethodSchema>;
