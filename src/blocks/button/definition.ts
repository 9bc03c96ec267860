import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';

const props = z.object({
  label: z.string().max(200).meta(field('Words on the button')),
  link: linkSchema.optional().meta(field('Leads to')),
  style: z.enum(['primary', 'secondary', 'text']).meta(field('Style', { group: 'look' })),
  size: z.enum(['small', 'regular', 'large']).meta(field('Size', { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
  /** As wide as its column on phones, where a thumb looks for it. */
  isFullOnMobile: z.boolean().meta(field('As wide as the screen on phones', { group: 'look' })),
});
export type ButtonProps = z.infer<typeof props>;

const defaults: ButtonProps = {
  label: 'Read more',
  link: { url: '/' },
  style: 'primary',
  size: 'regular',
  align: 'start',
  isFullOnMobile: false,
};

export const button = defineBlock<ButtonProps>({
  type: 'button',
  code: 53,
  label: 'Button',
  description: 'A link that asks to be pressed.',
  category: 'navigation',
  version: 1,
  props,
  defaults,
  examples: [
    { name: 'Primary', props: { ...defaults, label: 'See the spring collection', link: { url: '/work' } } },
    {
      name: 'Secondary',
      props: { ...defaults, label: 'Visit the studio', link: { url: '/contact' }, style: 'secondary' },
    },
    {
      name: 'Text, to another site',
      props: {
        ...defaults,
        label: 'Find us on the map',
        link: { url: 'https://maps.example/halden', newWindow: true },
        style: 'text',
      },
    },
    {
      name: 'Large, centred, full width on phones',
      props: {
        ...defaults,
        label: 'Book a throwing day',
        link: { url: '/workshops' },
        size: 'large',
        align: 'center',
        isFullOnMobile: true,
      },
    },
    {
      name: 'Small, at the end',
      props: {
        ...defaults,
        label: 'All journal entries',
        link: { url: '/journal' },
        style: 'secondary',
        size: 'small',
        align: 'end',
      },
    },
  ],
  text: ({ label }) => label,
});
