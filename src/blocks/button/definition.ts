import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { ALIGN_CHOICES, field } from '#domain/fields/field.ts';
import { linkSchema } from '#domain/links/link.ts';
import { CONFIRMATION_STYLES } from '#widgets/confirmation/confirmation-settings.ts';

const askSchema = z.object({
  style: z.enum(CONFIRMATION_STYLES).meta(
    field('Visitors answer', {
      choices: {
        'confirm-or-reject': 'Yes or no',
        'confirm-or-cancel': 'Go on or cancel',
        'confirm-only': 'That they have read it',
        'no-buttons': 'No buttons, closes automatically',
      },
    }),
  ),
  title: z.string().max(200).meta(field('Question')),
  text: z
    .string()
    .max(500)
    .meta(field('More words', { control: 'long-text' })),
  confirm: z
    .string()
    .max(60)
    .meta(field('Words to go on', { hint: 'Leave empty for “Confirm”.' })),
  decline: z
    .string()
    .max(60)
    .meta(field('Words to stay', { hint: 'Leave empty for “Reject” or “Cancel”.' })),
});

const props = z.object({
  label: z.string().max(200).meta(field('Button text')),
  link: linkSchema.optional().meta(field('Leads to')),
  /** Beside the pointer, after a moment. */
  hint: z
    .string()
    .max(300)
    .optional()
    .meta(field('Hint', { hint: 'Shown on hover.' })),
  ask: askSchema.optional().meta(field('Ask first')),
  style: z.enum(['primary', 'secondary', 'text']).meta(field('Style', { samples: true, group: 'look' })),
  size: z.enum(['small', 'regular', 'large']).meta(field('Size', { group: 'look' })),
  align: z
    .enum(['start', 'center', 'end'])
    .meta(field('Position', { choices: ALIGN_CHOICES, group: 'look' })),
  /** As wide as its column on phones, where a thumb looks for it. */
  isFullOnMobile: z.boolean().meta(field('Full width on phones', { group: 'look' })),
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
  description: 'A link that looks like a button.',
  category: 'navigation',
  isNamedFirst: true,
  version: 1,
  hydrate: 'visible',
  needsIsland: ({ hint, ask }) => Boolean(hint?.trim() || ask?.title.trim()),
  keepsMarkup: true,
  props,
  defaults,
  examples: [
    {
      name: 'With a hint',
      props: {
        ...defaults,
        label: 'Order seconds',
        link: { url: '/work' },
        hint: 'Seconds have a small fault in the glaze. They hold tea as well as any.',
      },
    },
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
    ...CONFIRMATION_STYLES.map((style) => ({
      name: `Asks first: ${style}`,
      props: {
        ...defaults,
        label: 'To the wine list',
        link: { url: '/contact' },
        ask: {
          style,
          title: style === 'no-buttons' ? 'Opening the list…' : 'Are you over eighteen?',
          text: style === 'no-buttons' ? '' : 'We pour wine at openings, and the law asks us to ask.',
          confirm: '',
          decline: '',
        },
      },
    })),
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
