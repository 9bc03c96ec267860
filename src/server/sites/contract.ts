/** The bodies the calls about sites take. */
import { z } from 'zod';
import { TEMPLATE_NAMES } from '#domain/design/style.ts';

const host = z.string().min(1).max(260);

export const createSiteInput = z.strictObject({
  identifier: z
    .string()
    .min(1)
    .max(50)
    .meta({ description: 'Names the site in its first address: lowercase letters, digits and hyphens.' }),
  title: z.string().trim().min(1, 'Write a name for the site.').max(200),
  template: z.enum(TEMPLATE_NAMES).exactOptional(),
  hasPages: z
    .boolean()
    .exactOptional()
    .meta({ description: 'Begins with the first pages of its template, published, in place of none.' }),
  timeZone: z
    .string()
    .min(1)
    .max(60)
    .exactOptional()
    .meta({ description: 'IANA name of the site’s time zone, where it begins with pages.' }),
});

export type CreateSiteInput = z.infer<typeof createSiteInput>;

export const deleteSiteInput = z.strictObject({
  confirmation: z.string().max(50).meta({ description: 'The site’s identifier, typed once more.' }),
});

export const hostInput = z.strictObject({
  host: host.meta({ description: 'A host name without scheme and path, such as www.example.org.' }),
});
