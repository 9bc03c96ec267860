/** The calls about a site on home screens. */
import { z } from 'zod';
import { call, type Shape } from '../calls/call.ts';
import { idSchema } from '../links/link.ts';
import { colour, webAppSchema } from './schema.ts';

const PATH = '/api/sites/:site/web-app';

const answer = z
  .object({
    webApp: webAppSchema,
    defaults: z
      .object({
        shortName: z.string(),
        themeColor: z.string(),
        backgroundColor: z.string(),
        iconId: z
          .string()
          .nullable()
          .meta({ description: 'The site’s own icon, where one can be made of it.' }),
        letter: z.string().meta({ description: 'Drawn if there is no picture.' }),
        letterColor: z.string(),
      })
      .meta({ description: 'What holds where nothing is chosen.' }),
  })
  .meta({ id: 'WebApp' });
export type WebAppState = Shape<typeof answer>;

export const readWebApp = call('GET', PATH, {
  may: 'read',
  summary: 'Returns the site’s settings for home screens.',
  answer,
});

export const saveWebApp = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes the site’s settings for home screens.',
  body: webAppSchema,
  answer,
  errors: { unfit: 400 },
  leaves: 'settings.web-app-changed',
});

export const previewIcon = call('GET', `${PATH}/icon`, {
  may: 'read',
  summary: 'Previews an icon.',
  query: z.object({
    purpose: z
      .enum(['any', 'maskable', 'apple'])
      .meta({ description: 'What it is for: maskable ones are cut to a circle.' }),
    icon: idSchema
      .exactOptional()
      .meta({ description: 'A picture; without it, what there is without one chosen.' }),
    backgroundColor: colour
      .exactOptional()
      .meta({ description: 'Behind pictures with a transparent ground.' }),
  }),
  refusesQuery: 'This icon does not exist.',
  gives: 'image/png',
  personal: 'none',
  errors: { unfit: 400 },
});
