/** What the calls about a person take. */
import { z } from 'zod';

export const personInput = z.strictObject({ email: z.string().trim().min(3).max(256) });
