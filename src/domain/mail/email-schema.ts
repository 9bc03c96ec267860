/** Addresses as people have them: one @, a host with a dot or `localhost`, nothing that could end a header. */
import { z } from 'zod';

export const emailSchema = z
  .string()
  .trim()
  .max(254, 'This e-mail address is too long.')
  .regex(
    /^[^\s@<>()[\],;:"\\]+@(?:[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}|localhost)$/,
    'Write an e-mail address, like mira@example.org.',
  );
