/** The bodies the mail API takes. */
import { z } from 'zod';

/** Addresses as people have them: one @, a host with a dot or `localhost`, nothing that could end a header. */
export const emailSchema = z
  .string()
  .trim()
  .max(254, 'This e-mail address is too long.')
  .regex(
    /^[^\s@<>()[\],;:"\\]+@(?:[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}|localhost)$/,
    'Write an e-mail address, like mira@example.org.',
  );

export const testMailInput = z.strictObject({ to: emailSchema });
