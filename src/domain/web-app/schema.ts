/** What the owner of a site decides about it on home screens. */
import { z } from 'zod';
import { mediaRefSchema } from '../links/link.ts';
import { DISPLAYS, MAX_SHORT_NAME } from './web-app.ts';

export const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1d2a4d');

export const webAppSchema = z.strictObject({
  isOn: z.boolean().default(true),
  /** Empty: the first words of the site's name. */
  shortName: z.string().trim().max(MAX_SHORT_NAME).default(''),
  display: z.enum(DISPLAYS).default('minimal-ui'),
  /** Absent: the site's own icon, or its initial. */
  icon: mediaRefSchema.exactOptional(),
  /** Absent: the accent of the site's style. */
  themeColor: colour.exactOptional(),
  /** Absent: the ground of the site's pages. */
  backgroundColor: colour.exactOptional(),
});
export type WebApp = z.infer<typeof webAppSchema>;
