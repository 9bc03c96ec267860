import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { barsShape } from '#domain/popups/shapes.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  ...barsShape,
  /** Stands where it is put, at every width: to be looked at. */
  isExample: z.boolean().default(false),
});
export type SiteBarsProps = z.infer<typeof props>;

const base = { ...props.parse({}), isExample: true };
const infoBar = {
  phone: '+47 69 00 00 00',
  email: 'studio@halden.example',
  directions: '/blocks',
  hours: 'Wed to Sat, 11 to 17',
};

export const siteBars = defineBlock<SiteBarsProps>({
  type: 'site-bars',
  code: 37,
  label: labels.barsOfTheSite,
  description: labels.informationBarBadgeAndCreditsAs,
  category: 'system',
  version: 1,
  hydrate: 'idle',
  props,
  defaults: props.parse({ licences: 'Photographs by the studio.' }),
  examples: [
    ...(['light', 'dark'] as const).map((style) => ({
      name: `Information bar, ${style}`,
      props: { ...base, infoBar: { ...infoBar, style } },
    })),
    ...(['light', 'dark'] as const).map((type) => ({
      name: `Badge, ${type}`,
      props: { ...base, badge: { type, text: 'Made in Halden', address: '/blocks' } },
    })),
    {
      name: 'Bar of licences',
      props: { ...base, licences: 'Kiln photographs © Ada Holm, shown by licence. Typeface: Inter, OFL.' },
    },
  ],
});
