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
  title: z.string().min(1).max(200),
  template: z.enum(TEMPLATE_NAMES).exactOptional(),
});

export const deleteSiteInput = z.strictObject({
  confirmation: z.string().max(50).meta({ description: 'The site’s identifier, typed once more.' }),
});

export const hostInput = z.strictObject({
  host: host.meta({ description: 'A host name without scheme and path, such as www.example.org.' }),
});
