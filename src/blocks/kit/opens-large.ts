/** The prop of blocks whose pictures may open large: whether they do, and over which ground. */
import { z } from 'zod';

export const opensLargeSchema = z.enum(['no', 'dark', 'light']);
export type OpensLarge = z.infer<typeof opensLargeSchema>;

export const OPENS_LARGE_CHOICES = { no: 'No', dark: 'Dark background', light: 'Light background' };
